import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applyChange } from '@touchline/domain/kernel/patch/changes';
import { aProfile, aShownProfile } from '@touchline/domain/person/testing/a-profile';
import type { Profile } from '@touchline/domain/person/profile/profile';
import { beforeAll, expect, test } from 'vitest';
import { anOwnProfile } from '../../testing/an-own-account';
import { loadPage, showApp } from '../../testing/show-app';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => loadPage(ADDRESS));

/** The page of a player as its owner, over an API that stores edits. */
function showOwn(changes: Partial<Profile> = {}, address = ADDRESS) {
  let stored = aProfile(changes);
  let before = stored;
  const asked: unknown[] = [];
  const own = () => ({ ...anOwnProfile(), ...stored });
  const shown = showApp({
    address,
    signedInAs: own(),
    answers: {
      profile: (call) => {
        asked.push(call?.query);
        return aShownProfile(stored);
      },
      ownProfile: own,
      patchProfile: (call) => {
        before = stored;
        asked.push(['undo', call?.query]);
        for (const { path, value } of call?.body.patch ?? [])
          stored = applyChange(stored, { op: 'replace', path, value: value ?? null });
        stored = { ...stored, version: stored.version + 1 };
        return { profile: stored, patchId: 'patch-1' };
      },
      undoProfilePatch: () => {
        stored = { ...before, version: stored.version + 1 };
        return { profile: stored };
      },
    },
  });
  return { ...shown, asked };
}

test('[S4-10] an edit of the profile offers UNDO, and the profile is read again after both', async () => {
  const { asked } = showOwn({ about: 'Before' });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit About' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /About/ }), { target: { value: 'After' } });
  const reads = () => asked.filter((one) => !Array.isArray(one)).length;
  const readBefore = reads();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(await screen.findByText('After')).toBeTruthy();
  expect(asked).toContainEqual(['undo', { undo: 'true' }]);
  expect(reads()).toBeGreaterThan(readBefore);

  fireEvent.click(screen.getByRole('button', { name: 'UNDO' }));
  expect(await screen.findByText('Before')).toBeTruthy();
});

test('[S3-02] the owner alone sees the score, the level, and what the next fields add', async () => {
  showOwn({ position: { main: [] }, characteristics: { feet: null, foot: null } });
  const panel = await screen.findByRole('region', { name: 'Your profile' });

  expect(within(panel).getByRole('img', { name: '85% of your profile is filled' })).toBeTruthy();
  expect(within(panel).getByText('Strong')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: /Your position: \+5 %/ })).toBeTruthy();
});

test('[S3-02] others see nothing of the score', async () => {
  showApp({ address: ADDRESS, answers: { profile: () => aShownProfile() } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Sample' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit About' })).toBeNull();
});

test('[S5-14] the owner labels, orders and pins videos, and one is shown first', async () => {
  const video = (id: string) => ({ url: `https://www.youtube.com/watch?v=${id}`, label: id, pinned: false });
  showOwn({ videos: [video('aaaaaaaaaaa'), video('bbbbbbbbbbb')] }, '/profile/demo-player/videos');

  fireEvent.click(await screen.findByRole('button', { name: 'Show first: bbbbbbbbbbb' }));

  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Play/ })[0]?.getAttribute('aria-label')).toContain('bbbbbbbbbbb'),
  );
  expect(await screen.findByRole('button', { name: 'No longer show first: bbbbbbbbbbb' })).toBeTruthy();
});

test('the owner changes positions and citizenship where the facts at a glance stand', async () => {
  const { calls } = showOwn({ position: { main: ['FW'] } });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit .*[Gg]lance/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^GK / }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(calls.filter(({ name }) => name === 'patchProfile')).toHaveLength(1));
  expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
    body: { patch: [{ path: '/position/main' }] },
  });
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
});

test('grades on another scale stand beside their estimate on 4.0 and its formula, for readers too', async () => {
  const profile = () => aShownProfile({ gpa: 1.7, gpaOf: 6 });
  showApp({ address: '/profile/demo-player/academics', answers: { profile } });

  expect(await screen.findByText('About 3.3 of 4.0, an estimate')).toBeTruthy();
  expect(screen.getByText('So calculated: 5 − 1.7, never below 0')).toBeTruthy();
});
