import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCoachOf } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

const own = [{ name: 'Seamanship', subcategories: [{ name: 'Sails', majors: ['Rigging'] }] }];

/** The Academics tab of a coach, with the form of the majors open. */
async function openMajors({ academics }: College) {
  let now = aCollege({ academics, sources: { 'academics.cipCodes': { by: 'import', source: 'IPEDS completions', year: 2024 } } });
  const { calls } = showApp({
    address: '/Test_College/mens/soccer/academics',
    signedInAs: aCoachOf('test-college'),
    answers: {
      college: () => now,
      patchCollege: (call) => {
        const { document } = applyCollegePatch(now, call?.body.patch, { isAdmin: false, today: '2026-11-22' });
        now = { ...document, version: now.version + 1 };
        return { college: now, patchId: 'patch' };
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^(Add|Edit) Majors$/ }));
  await screen.findByLabelText('Find a major in the federal list');
  return { calls, majors: () => now.academics.details.majors };
}

function withStudies(majors: typeof own, cipCodes: readonly string[] = []): College {
  const { academics, ...rest } = aCollege();
  return { ...rest, academics: { ...academics, cipCodes: [...cipCodes], details: { ...academics.details, majors } } };
}

const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Find a major in the federal list'), { target: { value: text } });
const text = () => screen.getByRole('textbox', { name: 'Majors', hidden: true });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('[S7-13] majors are edited from the list of the classification', () => {
  test('one that a search finds is added with category and group, as one edit at /academics/details/majors', async () => {
    const { calls, majors } = await openMajors(withStudies(own));
    search('ocean engineering');
    fireEvent.click(screen.getByRole('button', { name: /^Ocean Engineering/, pressed: false }));
    expect(screen.getByRole('button', { name: /^Ocean Engineering/, pressed: true })).toBeTruthy();
    save();
    await waitFor(() => expect(majors()).toHaveLength(2));
    expect(majors()).toEqual([
      ...own,
      { name: 'Engineering', subcategories: [{ name: 'Ocean Engineering', majors: ['Ocean Engineering'] }] },
    ]);
    const patches = calls.filter(({ name }) => name === 'patchCollege');
    expect(patches).toHaveLength(1);
    expect(JSON.stringify(patches)).toContain('"/academics/details/majors"');
  });

  test('the fields in which the college awarded degrees are added together, and single ones taken away again', async () => {
    const { majors } = await openMajors(withStudies([], ['11.0701', '40.0801', '51']));
    screen.getByText('Your college awarded degrees in 2 more fields in 2024.');
    fireEvent.click(screen.getByRole('button', { name: 'Add all 2' }));
    expect(screen.queryByText(/awarded degrees/)).toBeNull();
    const chosen = within(screen.getByRole('group', { name: 'Chosen majors' }));
    fireEvent.click(chosen.getByText('Physical sciences (1)'));
    fireEvent.click(chosen.getByRole('button', { name: /^Remove Physics/ }));
    save();
    await waitFor(() => expect(majors().map(({ name }) => name)).toEqual(['Computer and information sciences']));
  });

  test('what the list lacks is typed, and text that is no major keeps the form open and is shown', async () => {
    const { calls } = await openMajors(withStudies(own));
    search('quidditch');
    screen.getByText('Nothing found: type it as text below');
    fireEvent.change(text(), { target: { value: 'Quidditch' } });
    save();
    await screen.findByText(/Line 1 is no field with majors/);
    expect(text().closest('details')?.open).toBe(true);
    expect(calls.filter(({ name }) => name === 'patchCollege')).toEqual([]);
  });
});
