import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { anOwnProfile } from '../../testing/an-own-account';
import type { FakeAnswers } from '../../testing/fake-api';
import { showApp } from '../../testing/show-app';
import type { ListedCollege } from './use-admin-colleges';
import type { Merge } from './use-merge-run';

const aListed = (given: Partial<ListedCollege>): ListedCollege => ({
  ...{ _id: 'grove', name: 'Grove College', pathName: 'Grove_College', city: 'Grove', state: 'OH', league: 'ncaa', division: 3 },
  ...{
    sexes: ['male'],
    completeness: 62,
    dataYear: 2023,
    openReports: 0,
    openSuggestions: 0,
    coaches: { male: 1, female: 0 },
    archived: null,
    lastEdit: null,
  },
  ...given,
});
const GROVE = aListed({});
const UNIVERSITY = aListed({ _id: 'grove-university', name: 'Grove University' });
const pageOf = (...items: ListedCollege[]) => ({ items, total: items.length, page: 1, pages: 1, running: null });
const PREVIEW = {
  from: { _id: 'grove', name: 'Grove College', pathName: 'Grove_College', version: 4 },
  into: { _id: 'grove-university', name: 'Grove University', pathName: 'Grove_University', version: 7 },
  ...{ counts: { roles: 3, saves: 1200 }, claims: 1, reports: 2, isCut: true },
  conflicts: [
    { kind: 'headCoach' as const, count: 2, names: ['Kim', 'Lee'], teams: [] },
    { kind: 'teamPage' as const, count: 1, names: [], teams: ['male' as const] },
  ],
};
const aMerge = (given: Partial<Merge> = {}): Merge => ({
  ...{ _id: 'm1', from: { _id: 'grove', name: 'Grove College' }, into: { _id: 'grove-university', name: 'Grove University' } },
  ...{ state: 'merged', startedAt: '2026-03-05T10:00:00.000Z', undoUntil: '2026-04-04T10:00:00.000Z' },
  ...{ moved: {}, kept: {}, done: 13, parts: 13 },
  ...given,
});
const archivedAt = { at: '2026-03-05T10:00:00.000Z', name: 'Kim Sample', reason: 'The same.' };
const MERGED = aListed({ archived: { ...archivedAt, merged: { mergeId: 'm1', name: 'Grove University' } } });

async function open(answers: FakeAnswers, action: string, college = GROVE) {
  const shown = showApp({
    ...{ address: `/admin/colleges${college.archived === null ? '' : '?view=archived'}`, isAdmin: true },
    signedInAs: anOwnProfile(),
    answers: { adminColleges: () => pageOf(college, UNIVERSITY), mergePreview: () => PREVIEW, ...answers },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Manage Grove College' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Grove College' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Colleges' })).toBeNull());
  fireEvent.click(drawer.getByRole('button', { name: action }));
  return shown;
}
const made = ({ calls }: ReturnType<typeof showApp>, name: string) =>
  calls.filter((one) => one.name === name).map(({ call }) => call);
const mergeDialog = async () => within(await screen.findByRole('dialog', { name: 'Merge Grove College' }));

describe('[S2-39] merging a college into another', () => {
  test('is chosen by name, shows what moves and conflicts, asks for a reason, and goes on until it is over', async () => {
    const states: Partial<Merge>[] = [{ state: 'merging', done: 5 }, {}];
    const shown = await open({ mergeCollege: () => aMerge(states.shift()) }, 'Merge into …');
    const dialog = await mergeDialog();
    const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    press();
    expect(await dialog.findByText('Please choose a college.')).toBeTruthy();
    expect(dialog.getByText('Please give a reason.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Name of the college/), { target: { value: 'grove' } });
    await dialog.findByRole('option', { name: 'Grove University, Grove' });
    expect(dialog.queryByRole('option', { name: 'Grove College, Grove' })).toBeNull();
    fireEvent.change(dialog.getByLabelText(/College that stays/), { target: { value: 'grove-university' } });

    const table = within(await dialog.findByRole('table', { name: 'What moves' }));
    expect(table.getByRole('row', { name: 'People with a role 3' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'People who saved it at least 1,200' })).toBeTruthy();
    expect(dialog.getByText('Both have a head coach: Kim, Lee. Both keep their role.')).toBeTruthy();
    expect(dialog.getByText('Both have a men’s page. What Grove University has stays.')).toBeTruthy();

    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'The same.' } });
    press();
    await screen.findByText('Grove College is now part of Grove University');
    const call = {
      params: { collegeId: 'grove' },
      body: { into: 'grove-university', reason: 'The same.', versions: { from: 4, into: 7 } },
    };
    expect(made(shown, 'mergeCollege')).toMatchObject([call, call]);
  });

  test('that breaks off shows how far it is, and goes on with the next press', async () => {
    const answers = [() => aMerge({ state: 'merging', done: 5 }), refuse, () => aMerge()];
    const shown = await open({ mergeCollege: () => (answers.shift() ?? refuse)() }, 'Merge into …');
    const dialog = await mergeDialog();
    fireEvent.change(dialog.getByLabelText(/Name of the college/), { target: { value: 'grove' } });
    await dialog.findByRole('option', { name: 'Grove University, Grove' });
    fireEvent.change(dialog.getByLabelText(/College that stays/), { target: { value: 'grove-university' } });
    await dialog.findByRole('table', { name: 'What moves' });
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'The same.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect((await dialog.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('Parts done: 5 of 13');
    expect(await dialog.findByText('Try again later.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await screen.findByText('Grove College is now part of Grove University');
    expect(made(shown, 'mergeCollege')).toHaveLength(3);
  });
});

function refuse(): never {
  throw new ApiRefusal(503, 'unavailable', [{ message: 'Try again later.', field: null }]);
}

describe('the row of a merged college', () => {
  const stored = { collegeMerge: () => aMerge() };

  test('says into which one it went, and undoes the merge', async () => {
    const shown = await open({ ...stored, undoMerge: () => aMerge({ state: 'undone' }) }, 'Undo the merge', MERGED);
    expect(screen.getAllByText('Merged into Grove University Mar 5, 2026 by Kim Sample: The same.')).not.toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the merge of Grove College?' }));
    expect(await dialog.findByText(/You can do this until April 4, 2026/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Undo the merge' }));
    await screen.findByText('Grove College is back');
    expect(made(shown, 'undoMerge')).toMatchObject([{ params: { mergeId: 'm1' } }]);
  });

  test('names what stays because it was changed since', async () => {
    const kept = { camps: { count: 1, names: ['ID Camp'] }, saves: { count: 2, names: [] } };
    await open({ ...stored, undoMerge: () => aMerge({ state: 'undone', kept }) }, 'Undo the merge', MERGED);
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the merge of Grove College?' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Undo the merge' }));
    const told = within(await screen.findByRole('dialog', { name: 'Grove College is back' }));
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Camps: 1 (ID Camp)',
      'People who saved it: 2',
    ]);
    const [close] = told.getAllByRole('button', { name: 'Close' }).toReversed();
    if (close !== undefined) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Grove College is back' })).toBeNull());
  });

  test('goes on with a merge that broke off', async () => {
    const answers = { collegeMerge: () => aMerge({ state: 'merging', done: 4 }), mergeCollege: () => aMerge() };
    const shown = await open(answers, 'Undo the merge', MERGED);
    const dialog = await mergeDialog();
    expect(dialog.getByText(/This merge is not finished yet/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
    await screen.findByText('Grove College is now part of Grove University');
    expect(made(shown, 'mergeCollege')).toMatchObject([{ body: { into: 'grove-university' } }]);
  });
});

describe('an undo that broke off', () => {
  test('stands above the list with how far it is, also after a failure, and goes on by a press', async () => {
    const undoing = aMerge({ state: 'undoing', done: 5 });
    let running: Merge | null = undoing;
    const answers = [
      refuse,
      () => {
        running = null;
        return aMerge({ state: 'undone' });
      },
    ];
    const { calls } = showApp({
      address: '/admin/colleges',
      signedInAs: anOwnProfile(),
      isAdmin: true,
      answers: {
        adminColleges: () => ({ ...pageOf(GROVE, UNIVERSITY), running }),
        undoMerge: () => (answers.shift() ?? refuse)(),
      },
    });
    await screen.findByText('Undoing the merge of Grove College into Grove University is not finished yet.');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Parts done: 5 of 13');
    const button = screen.getByRole('button', { name: 'Go on' });
    fireEvent.click(button);
    await screen.findByText('Try again later.');

    fireEvent.click(button);
    await screen.findByText('Grove College is back');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull());
    expect(calls.filter(({ name }) => name === 'undoMerge')).toMatchObject([
      { call: { params: { mergeId: 'm1' } } },
      { call: { params: { mergeId: 'm1' } } },
    ]);
  });
});
