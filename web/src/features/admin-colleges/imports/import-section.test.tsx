import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listedImportOf } from '@touchline/domain/imports/import-course';
import { expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { anOwnProfile } from '../../../testing/an-own-account';
import type { FakeAnswers } from '../../../testing/fake-api';
import { showApp } from '../../../testing/show-app';
import type { Import } from './use-imports';

const NONE = { total: 0, first: [] };
const PREVIEW: NonNullable<Import['preview']> = {
  ...{ fingerprint: 'seen', lines: 2, added: 0, changed: 1, unchanged: 1 },
  differences: { total: 1, first: [{ what: 'ash', field: 'nickname', before: 'Hawks', after: 'Eagles' }] },
  heldBack: { total: 1, first: [{ what: 'Birch', field: 'size', value: '7', reason: 'not between 10 and 20' }] },
  notes: { total: 500, first: [{ code: 'noCollege', what: null, count: 500 }] },
};
const anImport = (given: Partial<Import> = {}): Import => ({
  ...{ _id: 'i1', kind: 'scorecard', file: 'cards.csv', year: 2024, replacesAdded: false, by: 'Kim Sample' },
  ...{ at: '2026-03-05T10:00:00.000Z', state: 'checked', preview: PREVIEW, refusals: NONE, isStale: false, reason: null },
  ...{ written: 0, total: 0, endedAt: null, kept: NONE, isStalled: false, hasFile: true },
  ...given,
});

function open(answers: FakeAnswers, language: 'en' | 'de' = 'en') {
  return showApp({
    ...{ address: `/admin/colleges?imports=i1${language === 'de' ? '&lang=de' : ''}`, isAdmin: true },
    signedInAs: anOwnProfile(),
    answers: {
      adminColleges: () => ({ items: [], total: 0, page: 1, pages: 1, running: null }),
      adminImports: () => ({ items: [listedImportOf(anImport())] }),
      adminImport: () => anImport(),
      ...answers,
    },
  });
}
const shownImport = async () => within(await screen.findByRole('region', { name: 'cards.csv' }));

test('[S2-39] an import shows each difference, what is held back and why, and starts for a reason with the preview seen', async () => {
  let state: Import['state'] = 'checked';
  const { calls } = open({
    adminImport: () => anImport({ state }),
    startImport: () => {
      state = 'done';
      return anImport({ state, reason: 'New figures.', written: 1, total: 1 });
    },
  });
  const shown = await shownImport();
  expect(shown.getByText('Hawks')).toBeTruthy();
  expect(shown.getByText('Eagles')).toBeTruthy();
  expect(shown.getByText('7: not between 10 and 20')).toBeTruthy();
  expect(shown.getByText('and 499 more')).toBeTruthy();
  fireEvent.click(shown.getByRole('button', { name: 'Import now' }));
  expect(await shown.findByText('Please say why.')).toBeTruthy();
  fireEvent.change(shown.getByLabelText(/Reason/), { target: { value: 'New figures.' } });
  fireEvent.click(shown.getByRole('button', { name: 'Import now' }));
  expect(await shown.findByRole('button', { name: 'Undo the import' })).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'startImport').map(({ call }) => call)).toMatchObject([
    { params: { importId: 'i1' }, body: { reason: 'New figures.', fingerprint: 'seen' } },
  ]);
});

test('where the preview is no longer the stored one, the new one is shown with a sentence that says so', async () => {
  let nickname = 'Eagles';
  open({
    adminImport: () =>
      anImport({
        preview: {
          ...PREVIEW,
          differences: { total: 1, first: [{ what: 'ash', field: 'nickname', before: null, after: nickname }] },
        },
      }),
    startImport: () => {
      nickname = 'Owls';
      throw new ApiRefusal(412, 'importChanged', [{ message: 'Look at the new one first.', field: null }]);
    },
  });
  const shown = await shownImport();
  fireEvent.change(shown.getByLabelText(/Reason/), { target: { value: 'New figures.' } });
  fireEvent.click(shown.getByRole('button', { name: 'Import now' }));
  expect(await shown.findByText('Look at the new one first.')).toBeTruthy();
  await waitFor(() => expect(shown.getByText('Owls')).toBeTruthy());
});

test('an import that broke off is gone on with, and refusals are named by line', async () => {
  let one = anImport({ state: 'running', isStalled: true, reason: 'New figures.', written: 1, total: 4 });
  const { calls } = open({
    adminImport: () => one,
    startImport: () =>
      (one = anImport({ state: 'refused', preview: null, refusals: { total: 1, first: ['line 3: a record has no end'] } })),
  });
  const shown = await shownImport();
  expect(shown.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  fireEvent.click(shown.getByRole('button', { name: 'Go on' }));
  expect(await shown.findByText('line 3: a record has no end')).toBeTruthy();
  expect(calls.some(({ name }) => name === 'startImport')).toBe(true);
});
