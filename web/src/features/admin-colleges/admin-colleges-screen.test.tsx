import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';
import type { ListedCollege } from './use-admin-colleges';

const GROVE: ListedCollege = {
  ...{ _id: 'grove', name: 'Grove College', pathName: 'Grove_College', city: 'Grove', state: 'OH', league: 'ncaa', division: 3 },
  ...{ completeness: 62, dataYear: 2023, openReports: 2, openSuggestions: 3, coaches: { male: 1, female: 4 }, archived: null },
  ...{ sexes: ['female'], lastEdit: { at: '2026-03-04T10:00:00.000Z', byAdmin: false, name: 'Kim Sample' } },
};
const ARCHIVED: ListedCollege = {
  ...{ ...GROVE, completeness: null, dataYear: null, openReports: null, openSuggestions: null, coaches: null, lastEdit: null },
  ...{ sexes: [], archived: { at: '2026-03-05T10:00:00.000Z', name: null, reason: 'It has closed.', merged: null } },
};
const pageOf = (...items: ListedCollege[]) => ({ items, total: items.length, page: 1, pages: 1, running: null });

function open(answers: FakeAnswers = {}, address = '/admin/colleges') {
  return showApp({
    address,
    signedInAs: anOwnProfile(),
    isAdmin: true,
    answers: { adminColleges: () => pageOf(GROVE), college: () => aCollege({ _id: 'grove', nickname: 'Terns' }), ...answers },
  });
}
const made = (calls: readonly { readonly name: string; readonly call: unknown }[], name: string) =>
  calls.filter((one) => one.name === name).map(({ call }) => call);

const TITLES: Readonly<Record<string, string>> = {
  Archive: 'Archive Grove College?',
  'Bring back': 'Bring Grove College back?',
};

/** Opens what can be done about the college, and presses one of it. */
async function choose(action: string) {
  const list = within(await screen.findByRole('list', { name: 'Colleges' }));
  fireEvent.click(list.getByRole('button', { name: 'Manage Grove College' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Grove College' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Colleges' })).toBeNull());
  fireEvent.click(drawer.getByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: TITLES[action] ?? action }));
}

describe('[S2-13] [S2-39] /admin/colleges', () => {
  test('shows each college with its figures, its last edit and by whom', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Colleges' }));
    const [row] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const text of ['Grove College', 'NCAA 3 · Grove · OH', '62%', 'Mar 4, 2026 by Kim Sample', '2023', '2', '1 / 4'])
      expect(row).toContain(text);
  });

  test('links a college that has a women’s team alone to the page of that team', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Colleges' }));
    for (const link of list.getAllByRole('link', { name: 'Grove College' }))
      expect(link.getAttribute('href')).toBe('/Grove_College/womens/soccer');
  });

  test('[S7-10] asks for the league and division of its address, and the choice becomes the address', async () => {
    const { calls } = open({}, '/admin/colleges?league=ncaa&division=3');
    await screen.findByRole('list', { name: 'Colleges' });
    expect(made(calls, 'adminColleges')).toMatchObject([{ query: { league: 'ncaa', division: '3', archived: 'false' } }]);
    const search = within(screen.getByRole('search', { name: '' }));
    fireEvent.change(search.getByLabelText('League'), { target: { value: 'naia' } });
    fireEvent.change(search.getByLabelText('Division'), { target: { value: '' } });
    fireEvent.click(search.getByRole('button', { name: 'Show' }));
    await waitFor(() => {
      expect(made(calls, 'adminColleges').at(-1)).toMatchObject({ query: { league: 'naia', division: '' } });
    });
  });

  test('archives a college for a reason, and the list lacks it', async () => {
    let listed = [GROVE];
    const { calls } = open({
      adminColleges: () => pageOf(...listed),
      archiveCollege: () => {
        listed = [];
        return null;
      },
    });
    const dialog = await choose('Archive');
    fireEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText('Please give a reason.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'It has closed.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await screen.findByText('Grove College is archived');
    expect(made(calls, 'archiveCollege')).toMatchObject([{ params: { collegeId: 'grove' }, body: { reason: 'It has closed.' } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Manage Grove College' }), 'the archived one').toBeNull());
  });

  test('brings an archived college back, and the list of archived ones lacks it', async () => {
    let listed = [ARCHIVED];
    const answers = {
      adminColleges: () => pageOf(...listed),
      restoreCollege: () => {
        listed = [];
        return null;
      },
    };
    const { calls } = open(answers, '/admin/colleges?view=archived');
    const dialog = await choose('Bring back');
    fireEvent.click(dialog.getByRole('button', { name: 'Bring back' }));
    await screen.findByText('Grove College is back');
    expect(made(calls, 'restoreCollege')).toEqual([{ params: { collegeId: 'grove' } }]);
    expect(await screen.findByText('No college is archived')).toBeTruthy();
  });

  test('shows why a college was archived, without a link to a page that is gone', async () => {
    open({ adminColleges: () => pageOf(ARCHIVED) }, '/admin/colleges?view=archived');
    const list = within(await screen.findByRole('list', { name: 'Colleges' }));
    expect(list.getByText('Archived Mar 5, 2026 by a former member: It has closed.')).toBeTruthy();
    expect(list.queryByRole('link')).toBeNull();
  });

  test('renames a college with an address that follows the name', async () => {
    const { calls } = open({ patchCollege: () => ({ college: aCollege(), patchId: 'p' }) });
    const dialog = await choose('Rename');
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Grove University' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await screen.findByText('Grove University has its new name');
    expect(made(calls, 'patchCollege')).toMatchObject([
      {
        body: {
          patch: [
            { op: 'replace', path: '/name', value: 'Grove University' },
            { op: 'replace', path: '/pathName', value: 'Grove_University' },
          ],
        },
      },
    ]);
  });

  test('corrects a fact with its source; an unlikely figure has to be confirmed', async () => {
    let refusals = 1;
    const { calls } = open({
      correctCollege: () => {
        refusals -= 1;
        if (refusals >= 0) throw new ApiRefusal(409, 'implausibleFact', []);
        return { college: { _id: 'grove', name: 'Grove College', pathName: 'Grove_College' }, patchId: 'p' };
      },
    });
    const dialog = await choose('Correct a fact');
    expect(await dialog.findByText('Now: Terns (no source)')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Fact'), { target: { value: 'academics.details.admission.acceptanceRate' } });
    fireEvent.change(dialog.getByLabelText(/New value/), { target: { value: '61.5' } });
    const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Correct a fact' }));
    send();
    expect(await dialog.findByText('Please name the source.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Source'), { target: { value: 'Common Data Set' } });
    fireEvent.change(dialog.getByLabelText(/Year/), { target: { value: '24' } });
    send();
    expect(await dialog.findByText('Please enter a year with four digits.')).toBeTruthy();
    expect(made(calls, 'correctCollege')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/Year/), { target: { value: '2024' } });
    send();
    fireEvent.click(await dialog.findByLabelText('I have checked this figure'));
    send();
    await screen.findByText('Grove College is corrected');
    expect(made(calls, 'correctCollege').at(-1)).toMatchObject({
      body: {
        ...{ field: 'academics.details.admission.acceptanceRate', value: 61.5, source: 'Common Data Set', year: 2024 },
        isConfirmed: true,
      },
    });
  });

  test('shows the choices of a fact in words, and a new fact begins without the value of the last one', async () => {
    open({ college: () => aCollege({ _id: 'grove', league: 'usports', division: 2 }) });
    const dialog = await choose('Correct a fact');
    const fact = dialog.getByLabelText('Fact');
    const choices = () => within(dialog.getByLabelText('New value')).getAllByRole('option', { hidden: true });
    fireEvent.change(dialog.getByLabelText(/New value/), { target: { value: 'Terns' } });
    fireEvent.change(fact, { target: { value: 'league' } });
    expect(choices().map(({ textContent }) => textContent)).toEqual(['not known', 'NCAA', 'NAIA', 'NJCAA', 'U SPORTS', 'Other']);
    expect(dialog.getByLabelText('New value')).toHaveProperty('value', '');
    expect(await dialog.findByText('Now: U SPORTS (no source)')).toBeTruthy();
    fireEvent.change(fact, { target: { value: 'division' } });
    expect(dialog.getByText('Now: Division 2 (no source)')).toBeTruthy();
  });

  test('the dialog of an action stands over the drawer, which is there again when it is cancelled', async () => {
    open();
    const dialog = await choose('Rename');
    expect(screen.getByRole('dialog', { name: 'Grove College', hidden: true })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename' })).toBeNull());
    expect(await screen.findByRole('dialog', { name: 'Grove College' })).toBeTruthy();
  });

  test('creates a college that nobody asked for', async () => {
    const { calls } = open({ createCollege: () => ({ college: { _id: 'new', name: 'New College', pathName: 'New_College' } }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Create college' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create a college' }));
    const fill = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill('Name', 'New College');
    fill('Website', 'https://www.new.edu/');
    fill('League', 'naia');
    fireEvent.click(form.getByRole('button', { name: 'Create college' }));
    await screen.findByText('New College is on Touchline');
    expect(made(calls, 'createCollege')).toMatchObject([{ body: { name: 'New College', league: 'naia', division: null } }]);
  });
});
