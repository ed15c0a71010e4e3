import { fireEvent, screen, within } from '@testing-library/react';
import { aListedCamp } from '@touchline/domain/camp/testing/a-listed-camp';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { german } from '../../i18n/german';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { aListItem } from '../../testing/listed-colleges';
import { watchSavedFiles } from '../../testing/saved-files';
import { loadPage, showApp } from '../../testing/show-app';

const CALENDAR = '/mycolleges?view=calendar';
const { TZ } = process.env;
beforeAll(() => loadPage('/mycolleges'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
});
afterEach(() => {
  process.env.TZ = TZ;
  vi.useRealTimers();
  localStorage.clear();
});

const saved = (name: string, college: Parameters<typeof aListItem>[1], more = {}) => ({
  ...{ collegeId: name.toLowerCase(), stage: 'interested' as const, nextStep: null, note: null, notedAt: null },
  ...{ savedAt: '2026-03-01T10:00:00.000Z', college: aListItem(name, college), ...more },
});
const SAVED = [
  saved('Alpha', { league: 'ncaa', division: 1 }, { nextStep: { text: 'Write again', on: '2026-11-27' } }),
  saved('Beta', { league: 'ncaa', division: 3 }, { stage: 'visit', nextStep: { text: 'Look at the dorms', on: '2026-11-01' } }),
  saved('Gamma', { league: 'usports', division: null }),
];
const camp = aListedCamp({ _id: 'clinic', name: 'ID Clinic', startsOn: '2027-07-10', endsOn: '2027-07-11' });

function open(
  answers: FakeAnswers = {},
  { address = CALENDAR, profile = anOwnProfile({ graduationYear: 2029 }), isGerman = false } = {},
) {
  return showApp({
    address,
    signedInAs: profile,
    ...(isGerman ? { german } : {}),
    answers: {
      savedColleges: () => ({ items: SAVED }),
      listedCamps: () => ({ items: [camp], today: '2026-11-27' }),
      ...answers,
    },
  });
}

/** The dates of the page as `group: day title`. */
async function datesShown(name = 'Your dates'): Promise<readonly string[]> {
  const region = await screen.findByRole('region', { name });
  return within(region)
    .getAllByRole('region')
    .flatMap((group) =>
      within(group)
        .getAllByRole('listitem')
        .map((row) => `${group.getAttribute('aria-label') ?? ''}: ${row.textContent}`),
    );
}

describe('/mycolleges?view=calendar', () => {
  test('shows contact dates by league, next steps, visits and saved camps in the order of time', async () => {
    localStorage.setItem('touchline.savedCamps', 'clinic');
    open();

    await screen.findByText('Camp: ID Clinic');
    expect(await datesShown()).toEqual([
      'November 2026: Sun 1Visit: Look at the dormsOverdue · Beta',
      'November 2026: Fri 27Write againAlpha',
      'Summer 2027: Coaches may meet you off campusNCAA Division III: Beta · After the school year. No source names the day, so the calendar file leaves it out.',
      'June 2027: Tue 15Coaches may write to you and call youNCAA Division I: Alpha',
      'July 2027: Sat 10Camp: ID ClinicSample College · Jul 10 – 11, 2027',
      'August 2027: Sun 1Coaches may meet you off campus and invite you to a visit, outside dead and quiet periods, which the NCAA publishesNCAA Division I: Alpha',
      'January 2028: Sat 1Coaches may invite you to a visitNCAA Division III: Beta',
    ]);
    screen.getByText('No day, because we have found no rule on contact: Gamma.');
    expect(screen.getByRole('link', { name: 'Write again' }).getAttribute('href')).toMatch(/soccer$/);
    expect(screen.getByRole('link', { name: 'Show as board' }).getAttribute('href')).toBe('/mycolleges');
  });

  test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Tongatapu'])('in %s the file has the same whole days', async (zone) => {
    process.env.TZ = zone;
    const files = watchSavedFiles();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Calendar file (.ics)' }));

    const file = await files[0]?.content.text();
    expect(file?.match(/^DTSTART.*$/gm)).toEqual(
      ['20261101', '20261127', '20270615', '20270801', '20280101'].map((day) => `DTSTART;VALUE=DATE:${day}`),
    );
    expect(file).toContain('UID:contact-2027-06-15-ncaa-division-i-write-call@touchline');
    expect(file).toContain('SUMMARY:Write again · Alpha');
  });

  test('a step due today is overdue only once the day is over where the reader is', async () => {
    vi.setSystemTime(new Date('2026-11-28T05:00:00Z'));
    process.env.TZ = 'Pacific/Honolulu';
    open();
    const dates = await datesShown();
    expect(dates).toContain('November 2026: Fri 27Write againAlpha');
  });

  test('in German, with the birthday of a minor and without colleges', async () => {
    const profile = anOwnProfile({ graduationYear: 2029, adultFrom: '2030-03-01' });
    open({ savedColleges: () => ({ items: [] }) }, { profile, isGerman: true });
    expect(await datesShown('Deine Termine')).toEqual([
      'März 2030: Fr 1Du wirst 18Ab dann entscheidest du allein, was deine Seite zeigt und wer dir schreibt.',
    ]);
  });

  test('without any date says what brings one', async () => {
    open({ savedColleges: () => ({ items: [] }) });
    await screen.findByText('No dates yet');
    expect(screen.queryByRole('button', { name: 'Calendar file (.ics)' })).toBeNull();
  });

  test('says that the saved camps are missing, and shows the rest', async () => {
    localStorage.setItem('touchline.savedCamps', 'clinic');
    open({ listedCamps: () => Promise.reject(new Error('gone')) });
    await screen.findByText('The saved camps could not be loaded. They are missing here.');
    expect(await datesShown()).toHaveLength(6);
  });
});

describe('/mycolleges', () => {
  test('each saved college says what its coaches may do, and the class is asked above them', async () => {
    open({}, { address: '/mycolleges?view=table', profile: anOwnProfile({ type: 'parent', graduationYear: null }) });
    const table = within(await screen.findByRole('table', { name: 'Saved colleges' }));
    table.getByRole('button', { name: 'When coaches may write to you depends on your class.' });
    table.getByRole('button', { name: /^U SPORTS: we have found no rule/ });

    const question = within(screen.getByRole('form', { name: 'Your class' }));
    fireEvent.change(question.getByRole('combobox'), { target: { value: '2027' } });
    fireEvent.click(question.getByRole('button', { name: 'Remember here' }));

    await table.findByRole('button', { name: /^Coaches may write and call you today; meet and invite you only outside dead/ });
    screen.getByText('Computed for the class of 2027, which this device remembers.');
  });
});
