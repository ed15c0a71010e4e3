import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, expect, test } from 'vitest';
import { loadDictionary } from '../../../i18n/languages';
import { aCoachOf } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

const ADDRESS = '/Test_College/mens/soccer/athletics';

beforeAll(() => loadPage(ADDRESS), 60_000);

type College = AnswerOf<'college'>;

const ofDivision = (division: 1 | 3, region: string | null): College =>
  aCollege({ league: 'njcaa', division, athletics: { sport: [aTeam({ sex: 'male', division: null, region })] } });

async function showAthletics(college: College, { isCoach = false, isGerman = false } = {}) {
  const patches: unknown[] = [];
  showApp({
    address: `${ADDRESS}${isGerman ? '?lang=de' : ''}`,
    ...(isCoach ? { signedInAs: aCoachOf('test-college') } : {}),
    ...(isGerman ? { german: await loadDictionary('de') } : {}),
    answers: {
      college: () => college,
      patchCollege: (call) => {
        patches.push(call?.body.patch);
        return { college: { ...ofDivision(3, '21'), version: college.version + 1 }, patchId: 'patch-1' };
      },
    },
  });
  return patches;
}

test('[S3-10] visitors read the region of a team in their language', async () => {
  await showAthletics(ofDivision(1, '9'), { isGerman: true });
  expect(await screen.findByText('Region 9')).toBeDefined();
  expect(screen.getByText('Ost-Colorado, Nebraska und Wyoming')).toBeDefined();
});

test('[S3-10] a coach picks the region among those that the division has', async () => {
  const patches = await showAthletics(ofDivision(3, null), { isCoach: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Region' }));
  const field = await screen.findByLabelText<HTMLSelectElement>('Region of the team');
  const values = [...field.options].map(({ value }) => value);
  expect([values[0], values[1], values.at(-1)]).toEqual(['', '1', '21']);

  fireEvent.change(field, { target: { value: '21' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(patches).toEqual([[{ op: 'replace', path: '/athletics/sport/0/region', value: '21' }]]));
  expect(await screen.findByText('New England')).toBeDefined();
});
