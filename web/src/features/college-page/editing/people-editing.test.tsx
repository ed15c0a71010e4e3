import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCoachOf } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

type Members = AnswerOf<'collegeAlumni'>['items'];

const juno: College['alumni'][number] = {
  id: 'juno-marsh',
  name: 'Juno Marsh',
  type: 'olympian',
  field: 'sports',
  fromYear: 2004,
  toYear: 2008,
  picture: null,
  text: 'Rows and teaches.',
};
const edda: College['contactPeople'][number] = {
  id: 'edda-quill',
  name: 'Edda Quill',
  role: 'Admissions',
  email: 'edda@test-college.example.edu',
  phone: '+1 212-555-0100',
};
const keeper = { id: 'GK-2028', position: 'GK', graduationYear: 2028, need: 'open', changedOn: '2026-10-02' } as const;

/** A subpage on a fake API that applies edits to its one college. */
function showSubpage(subpage: string, college: College, isCoach = false, members: Members = []) {
  let now = college;
  showApp({
    address: `/Test_College/mens/soccer/${subpage}`,
    ...(isCoach ? { signedInAs: aCoachOf('test-college') } : {}),
    answers: {
      college: () => now,
      collegeAlumni: () => ({ items: [...members] }),
      patchCollege: (call) => {
        const { document } = applyCollegePatch(now, call?.body.patch, { isAdmin: false, today: '2026-11-22' });
        now = { ...document, version: now.version + 1 };
        return { college: now, patchId: `patch-${now.version}` };
      },
      undoCollegePatch: () => {
        now = { ...college, version: now.version + 1 };
        return { college: now };
      },
    },
  });
  return { now: () => now };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

/** What a browser offers while somebody types into a field. */
const offeredFor = ({ list }: HTMLInputElement) => [...(list?.querySelectorAll('option') ?? [])];

test('[S3-10] the phone number of a contact offers the dial codes with their countries', async () => {
  showSubpage('contact', aCollege({ contactPeople: [edda] }), true);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Edda Quill' }));
  await screen.findByRole('form', { name: 'Edit Edda Quill' });

  const offered = offeredFor(screen.getByLabelText<HTMLInputElement>('Phone'));

  expect(offered.map(({ value, label }) => [value, label])).toContainEqual(['+49 ', 'Germany +49']);
});

describe('alumni', () => {
  test('[S1-01] on Touchline who wish to be named are listed, each with a link to the profile', async () => {
    const member: Members[number] = {
      ...{ uid: 'u1', username: 'robin-sample', displayName: 'Robin Sample', type: 'playerPro', profilePicture: null },
    };
    showSubpage('alumni', aCollege({ alumni: [] }), false, [member]);
    const section = within(await screen.findByRole('region', { name: 'Alumni on Touchline' }));
    expect(section.getByRole('link', { name: /Robin Sample.*Pro player/s }).getAttribute('href')).toBe('/profile/robin-sample');
  });

  test('of whom nobody is named leave an empty tab that says so', async () => {
    showSubpage('alumni', aCollege({ alumni: [] }));
    expect(await screen.findByText('Test College hasn’t added this yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Alumni on Touchline' })).toBeNull();
  });

  test('[S3-10] are shown with type, professional field and years', async () => {
    showSubpage('alumni', aCollege({ alumni: [juno] }));
    const card = within((await screen.findByText('Juno Marsh')).closest('li') ?? document.body);
    for (const text of ['Olympian', 'Sports · 2004–2008', 'Rows and teaches.']) expect(card.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
  });

  test('many are narrowed to a professional field, and a second press shows all', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...juno, id: `a${index}`, name: `Alumna ${index}` }));
    showSubpage('alumni', aCollege({ alumni: [...many, { ...juno, id: 'doc', name: 'Dr. Health', field: 'health' }] }));
    const chip = await screen.findByRole('button', { name: 'Health and medicine' });
    fireEvent.click(chip);
    expect(screen.queryByText('Alumna 0')).toBeNull();
    expect(screen.getByText('Dr. Health')).toBeTruthy();
    fireEvent.click(chip);
    expect(screen.getByText('Alumna 0')).toBeTruthy();
  });

  test('[S3-10] offer the years from 1640 to the present one, the latest first', async () => {
    showSubpage('alumni', aCollege(), true);
    fireEvent.click(await screen.findByRole('button', { name: 'Add Alumni' }));
    await screen.findByRole('form', { name: 'Add a person' });

    const years = offeredFor(screen.getByLabelText<HTMLInputElement>('Here from (year)')).map(({ value }) => value);

    expect([years[0], years.at(-1)]).toEqual([String(new Date().getFullYear()), '1640']);
  });

  test('are added by a coach, and undo removes them', async () => {
    const { now } = showSubpage('alumni', aCollege(), true);
    fireEvent.click(await screen.findByRole('button', { name: 'Add Alumni' }));
    await screen.findByRole('form', { name: 'Add a person' });
    type('Name', 'Juno Marsh');
    type('Known as', 'olympian');
    type('Here from (year)', '2004');
    save();
    expect(await screen.findByText('Juno Marsh')).toBeTruthy();
    expect(now().alumni).toEqual([{ ...juno, field: null, toYear: null, text: null }]);
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(now().alumni).toEqual([]));
  });

  test('are changed and removed one by one', async () => {
    const { now } = showSubpage('alumni', aCollege({ alumni: [juno, { ...juno, id: 'kim', name: 'Kim Sample' }] }), true);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Juno Marsh' }));
    await screen.findByRole('form', { name: 'Edit Juno Marsh' });
    type('In a few sentences', 'Sails.');
    save();
    await waitFor(() => expect(now().alumni[0]?.text).toBe('Sails.'));
    fireEvent.click(await screen.findByRole('button', { name: 'More for Kim Sample' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Remove Kim Sample' }));
    await waitFor(() => expect(now().alumni.map(({ id }) => id)).toEqual(['juno-marsh']));
  });
});

describe('people to ask', () => {
  test('are shown with what the college publishes, and the place on a map', async () => {
    showSubpage('contact', aCollege({ contactPeople: [edda], position: { lat: 44, lng: -69.3 } }));
    const mail = await screen.findByRole('link', { name: edda.email ?? '' });
    expect(mail.getAttribute('href')).toBe(`mailto:${edda.email}`);
    expect(mail.innerHTML, 'a long address breaks before its @').toContain('>@test-college<wbr>');
    expect(screen.getByText('Admissions', { selector: 'div' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Map: where Test College is' })).toBeTruthy();
  });

  test('have no map where the position is unknown or elsewhere', async () => {
    showSubpage('contact', aCollege({ contactPeople: [edda], position: { lat: 21.3, lng: -157.8 } }));
    await screen.findByText('Edda Quill');
    expect(screen.queryByRole('img', { name: /Map/ })).toBeNull();
  });
});

describe('roster needs', () => {
  const withNeeds = aCollege({ athletics: { sport: [aTeam({ rosterNeeds: [keeper] }), aTeam({ sex: 'female' })] } });

  test('are a table of positions by years, with the number of open ones and the day of the last change', async () => {
    showSubpage('athletics', withNeeds);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Goalkeeper']);
    expect(within(table).getByRole('columnheader', { name: '2028' })).toBeTruthy();
    expect(within(table).getByText('Open')).toBeTruthy();
    expect(screen.getByText(/1 position is open\./).textContent).toContain('As of Oct 2, 2026.');
  });

  test('are chosen in place: a choice is saved at once, and emptied again', async () => {
    const { now } = showSubpage('athletics', withNeeds, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Roster needs' }));
    const year = new Date().getFullYear() + 1;
    const choice = await screen.findByLabelText(`Forward, ${year}`);
    fireEvent.change(choice, { target: { value: 'watching' } });
    const needs = () => now().athletics.sport[0]?.rosterNeeds.map(({ id, need }) => [id, need]);
    await waitFor(() => expect(needs()).toContainEqual([`FW-${year}`, 'watching']));
    fireEvent.change(screen.getByLabelText(`Forward, ${year}`), { target: { value: '' } });
    await waitFor(() => expect(needs()).toEqual([['GK-2028', 'open']]));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByLabelText(`Forward, ${year}`)).toBeNull();
  });

  test('are nothing for visitors where none is told', async () => {
    showSubpage('athletics', aCollege({ athletics: { sport: [aTeam({ description: 'We press.' })] } }));
    await screen.findByText('We press.');
    expect(screen.queryByText('Roster needs')).toBeNull();
  });

  test('a team that recruits nobody this year says so until the end of June, and takes it back', async () => {
    const { now } = showSubpage('athletics', withNeeds, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Roster needs' }));
    const isPaused = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^We aren’t recruiting this year/ });
    fireEvent.click(isPaused);
    const until = () => now().athletics.sport.map(({ notRecruitingUntil }) => notRecruitingUntil);
    await waitFor(() => expect(until()).toEqual([expect.stringMatching(/^\d{4}-06-30$/), null]));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByText(/^The coaches say that they aren’t recruiting this year, until June 30, \d{4}\.$/);

    fireEvent.click(screen.getByRole('button', { name: 'Edit Roster needs' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /^We aren’t recruiting this year/ }));
    await waitFor(() => expect(until()).toEqual([null, null]));
  });

  test.each([
    ['is said to visitors where the team tells nothing else', '2099-06-30', 1],
    ['that is over is not said any more', '2026-06-30', 0],
  ])('a pause %s', async (_, notRecruitingUntil, count) => {
    const team = aTeam({ notRecruitingUntil, description: 'We press.' });
    showSubpage('athletics', aCollege({ athletics: { sport: [team] } }));
    await screen.findByText('We press.');
    await waitFor(() => expect(screen.queryAllByText(/aren’t recruiting this year/)).toHaveLength(count));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
