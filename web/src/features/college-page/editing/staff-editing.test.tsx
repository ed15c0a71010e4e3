import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { College } from '@touchline/domain/college/college';
import { applyCollegePatch } from '@touchline/domain/college/editing/edit-college';
import { aCollege, aTeam } from '@touchline/domain/college/testing/a-college';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { aCoachOf } from '../../../testing/an-own-account';
import { loadPage, showApp } from '../../../testing/show-app';

beforeAll(() => loadPage('/Test_College/mens/soccer'), 60_000);

const nobody = { picture: null, phone: null, biography: null, sinceYear: null, previousPosts: [], licences: [] };
const mara = {
  ...nobody,
  id: 'mara-lind',
  name: 'Mara Lind',
  staffType: 'headcoach',
  email: 'mara@test-college.example.edu',
} as const;
const toby = { ...nobody, id: 'toby-quay', name: 'Toby Quay', staffType: 'assistantcoach', email: null } as const;
const withStaff = aCollege({ athletics: { sport: [aTeam({ coaches: [toby, mara] }), aTeam({ sex: 'female' })] } });

/** The site on a fake API that applies edits to its one college. */
function showAthletics(college: College, { g = 'mens', isCoach = true, refuseFirst = null as College | null } = {}) {
  let now = college;
  let isRefused = false;
  const { calls } = showApp({
    address: `/Test_College/${g}/soccer/athletics`,
    ...(isCoach ? { signedInAs: aCoachOf('test-college') } : {}),
    answers: {
      college: () => now,
      patchCollege: (call) => {
        if (refuseFirst !== null && !isRefused) {
          isRefused = true;
          now = refuseFirst;
          throw new ApiRefusal(412);
        }
        now = {
          ...applyCollegePatch(now, call?.body.patch, { isAdmin: false, today: '2026-03-01' }).document,
          version: now.version + 1,
        };
        return { college: now, patchId: `patch-${now.version}` };
      },
      undoCollegePatch: () => {
        now = { ...college, version: now.version + 1 };
        return { college: now };
      },
    },
  });
  const staff = (sex: 'male' | 'female' = 'male') => now.athletics.sport.find((team) => team.sex === sex)?.coaches ?? [];
  return { calls, now: () => now, staff };
}

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const formFor = (name: string) => screen.findByRole('form', { name });

describe('a college without staff', () => {
  test('shows nothing of it to visitors', async () => {
    showAthletics(aCollege({ athletics: { sport: [aTeam({ description: 'We press.' })] } }), { isCoach: false });
    await screen.findByText('We press.');
    expect(screen.queryByText('Coaching staff')).toBeNull();
  });

  test('and without any content of its team leads visitors to what is known instead of an empty page', async () => {
    showAthletics(aCollege(), { isCoach: false });
    expect((await screen.findByRole('link', { name: 'Ask the coach' })).getAttribute('href')).toMatch(
      /^mailto:\?subject=Test%20College/,
    );
  });

  test('[S1-12] lets its coach add a member, who is shown at once, and undo it', async () => {
    const { staff } = showAthletics(aCollege());
    fireEvent.click(await screen.findByRole('button', { name: 'Add Coaching staff' }));
    const form = await formFor('Add a staff member');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));

    save();
    expect(await within(form).findAllByText('Please fill in this field.')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    type('Name', 'Mára Lind');
    type('Role', 'goalkeepercoach');
    type('Email', 'mara');
    type('At this college since', '19');
    save();
    expect(await within(form).findByText('Please enter a valid email address.')).toBeTruthy();
    expect(await within(form).findByText('Please enter a year such as 2019.')).toBeTruthy();
    type('Email', 'mara@test-college.example.edu');
    type('At this college since', '2019');
    type('Licences', 'USSF A\nUEFA B');
    save();

    expect(await screen.findByRole('link', { name: 'Mára Lind' })).toBeTruthy();
    expect(staff()).toEqual([
      { ...mara, name: 'Mára Lind', staffType: 'goalkeepercoach', sinceYear: 2019, licences: ['USSF A', 'UEFA B'] },
    ]);
    expect(await screen.findByText('College updated successfully')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mára Lind' })).toBeNull());
    expect(staff()).toEqual([]);
  });
});

describe('a member of staff', () => {
  test('[S3-08] tells visitors their biography, earlier posts and licences', async () => {
    const told = { ...mara, biography: 'Grew up on the coast.', previousPosts: ['Sample State'], licences: ['UEFA B'] };
    showAthletics(aCollege({ athletics: { sport: [aTeam({ coaches: [told, toby] })] } }), { isCoach: false });

    const summary = await screen.findByText('More about Mara Lind');
    const story = within(summary.closest('details') ?? document.body);
    for (const text of ['Grew up on the coast.', 'Previous positions', 'Sample State', 'Licences', 'UEFA B'])
      story.getByText(text);
    expect(screen.queryByText('More about Toby Quay')).toBeNull();
  });

  test('is changed field by field in a form that replaces the card, and the focus goes back to the pencil', async () => {
    const { calls, staff } = showAthletics(withStaff);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Mara Lind' }));
    await formFor('Edit Mara Lind');
    type('Role', 'associateheadcoach');
    type('Biography', 'Keeps goal.\n\nCoaches it too.');
    save();

    await screen.findByText('Associate head coach');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Mara Lind' })));
    const path = '/athletics/sport/0/coaches/1';
    expect(calls.find(({ name }) => name === 'patchCollege')?.call).toMatchObject({
      ifMatch: 1,
      body: {
        patch: [
          { op: 'replace', path: `${path}/staffType`, value: 'associateheadcoach' },
          { op: 'replace', path: `${path}/biography`, value: 'Keeps goal.\n\nCoaches it too.' },
        ],
      },
    });
    expect(staff()[0]).toEqual(toby);
  });

  test('is removed by a press, found again where the list has changed meanwhile; the focus goes to the way to add', async () => {
    const alone: College = { ...withStaff, version: 5, athletics: { sport: [aTeam({ coaches: [mara] })] } };
    const { calls, staff } = showAthletics(withStaff, { refuseFirst: alone });
    await screen.findByRole('button', { name: 'Feedback' });
    fireEvent.click(await screen.findByRole('button', { name: 'More for Mara Lind' }));
    const remove = screen.getByRole('menuitem', { name: 'Remove Mara Lind' });
    remove.focus();
    fireEvent.click(remove);

    await waitFor(() => expect(staff()).toEqual([]));
    expect(calls.filter(({ name }) => name === 'patchCollege').map(({ call }) => call)).toMatchObject([
      { ifMatch: 1, body: { patch: [{ op: 'replace', path: '/athletics/sport/0/coaches/1', value: null }] } },
      { ifMatch: 5, body: { patch: [{ op: 'replace', path: '/athletics/sport/0/coaches/0', value: null }] } },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Coaching staff' })));
  });

  test('of the other team keeps an id of their own: a coach’s address names one person', async () => {
    const { staff } = showAthletics(withStaff, { g: 'womens' });
    fireEvent.click(await screen.findByRole('button', { name: 'Add Coaching staff' }));
    await formFor('Add a staff member');
    type('Name', 'Mara Lind');
    type('Role', 'headcoach');
    save();
    await screen.findByRole('link', { name: 'Mara Lind' });
    expect(staff('female').map(({ id }) => id)).toEqual(['mara-lind-2']);
  });

  test('has no tools for visitors', async () => {
    showAthletics(withStaff, { isCoach: false });
    await screen.findByRole('link', { name: 'Mara Lind' });
    expect(screen.queryByRole('button', { name: /Mara Lind/ })).toBeNull();
  });
});

describe('a college with one team', () => {
  const menAlone = aCollege({ athletics: { sport: [aTeam()] } });

  test('leads visitors to the other team', async () => {
    showAthletics(menAlone, { g: 'womens', isCoach: false });
    await screen.findByText('No women’s soccer team is listed here.');
    expect(screen.getByRole('link', { name: 'See the other team' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add the/ })).toBeNull();
  });

  test('[S1-12] gets its second from a coach, who goes on to write of it', async () => {
    const { now } = showAthletics(menAlone, { g: 'womens' });
    fireEvent.click(await screen.findByRole('button', { name: 'Add the women’s team' }));
    await screen.findByRole('button', { name: 'Edit athletics description' });
    expect(now().athletics.sport).toEqual([aTeam(), aTeam({ sex: 'female' })]);
    expect(await screen.findByRole('button', { name: 'UNDO' })).toBeTruthy();
  });
});
