import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listedPlayerOf } from '@touchline/domain/person/saved-player';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { expect, test } from 'vitest';
import { german } from '../../i18n/german';
import { aCoachOf, anOwnAccount } from '../../testing/an-own-account';
import { aRecruit, foundRecruits } from '../../testing/listed-recruits';
import { watchSavedFiles } from '../../testing/saved-files';
import { showApp } from '../../testing/show-app';

const GERMAN_GRADES = { gpa: 1.8, gpaOf: 6 } as const;

test.each([
  { german: undefined, value: 'about 3.2', note: 'of 4.0; 1.8 on the German scale' },
  { german, value: 'etwa 3,2', note: 'von 4,0; 1,8 auf der deutschen Skala' },
])('a German average stands on 4.0 first in the head of a profile ($value)', async ({ german: dictionary, value, note }) => {
  const profile = () => aShownProfile(GERMAN_GRADES);
  showApp({
    address: '/profile/demo-player/about',
    answers: { profile },
    ...(dictionary === undefined ? {} : { german: dictionary }),
  });
  const head = (await screen.findAllByText(note))[0]?.closest('dl > div');
  expect([...(head?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([note, 'GPA', value]);
});

test.each([
  { grades: GERMAN_GRADES, text: 'GPA about 3.2 of 4.0; 1.8 on the German scale' },
  { grades: { gpa: 4.5, gpaOf: 5 }, text: 'GPA about 3.6 of 4.0; 4.5 on a 5-point scale' },
  { grades: { gpa: 88, gpaOf: 100 }, text: 'GPA about 3.4 of 4.0; 88 on a 100-point scale' },
  { grades: { gpa: 3.65, gpaOf: 4 }, text: 'GPA 3.65 of 4.0' },
  { grades: { gpa: 15, gpaOf: 20 }, text: 'GPA 15 of 20' },
  { grades: { gpa: 3.6, gpaOf: null }, text: 'GPA 3.6' },
])('the search of players says $text', async ({ grades, text }) => {
  showApp({ address: '/', answers: { searchProfiles: () => foundRecruits([aRecruit('Ada Quill', grades)]) } });
  expect((await screen.findAllByText(new RegExp(`${text.replaceAll('.', String.raw`\.`)}$`))).length).toBeGreaterThan(0);
});

test('the list of a coach and its CSV say the converted average first', async () => {
  const files = watchSavedFiles();
  const player = listedPlayerOf(aProfile({ adultFrom: '2000-01-01', ...GERMAN_GRADES }), '2026-06-01');
  if (player === null) throw new Error('a player who is not hidden is listed');
  const saved = { profileId: 'uid-demo-player', stage: 'visit', note: '', savedAt: null, notedAt: null, isNamed: false } as const;
  const savedAt = '2026-03-01T10:00:00.000Z';
  showApp({
    address: '/account?board=players',
    signedInAs: aCoachOf('a-college'),
    answers: {
      account: () => anOwnAccount(),
      savedPlayers: () => ({ items: [{ ...saved, savedAt, notedAt: savedAt, player }] }),
    },
  });
  const visits = within(await screen.findByRole('region', { name: 'Visit: 1 player' }));
  visits.getByText(/GPA about 3\.2 of 4\.0; 1\.8 on the German scale$/);
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.content.text()).toContain(',about 3.2 of 4.0; 1.8 on the German scale,');
});
