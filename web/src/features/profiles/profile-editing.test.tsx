import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMatch } from '@touchline/domain/person/profiles/schedule/testing/a-match';
import { aShownProfile } from '@touchline/domain/person/testing/a-profile';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadPage, showApp } from '../../testing/show-app';
import { showOwnProfile } from '../../testing/show-own-profile';

const ADDRESS = '/profile/demo-player/about';
beforeAll(() => loadPage(ADDRESS));

test('[S4-10] an edit of the profile offers UNDO, and the profile is read again after both', async () => {
  const { asked } = showOwnProfile({ about: 'Before' });
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

test('the owner changes the two pictures of the head where they stand, and the focus returns to the camera', async () => {
  const { calls } = showOwnProfile({ profilePicture: 'picture-1', cover: null });
  const camera = await screen.findByRole('button', { name: 'Edit Photo of you' });
  expect(screen.getByRole('button', { name: 'Edit Cover' })).toBeTruthy();
  fireEvent.click(camera);
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo of you' }));
  expect(dialog.getByRole('img', { name: 'Photo of you' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove: Photo of you' }));

  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
      body: { patch: [{ path: '/profilePicture', value: null }] },
    }),
  );
  expect(await dialog.findByRole('button', { name: 'Choose a photo of you' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(camera));
});

test('a parent changes the portrait of the short page, which has no cover', async () => {
  showOwnProfile({ type: 'parent' });
  expect(await screen.findByRole('button', { name: 'Edit Photo of you' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit Cover' })).toBeNull();
});

test('[S3-02] the owner alone sees the score, the level, and what the next fields add', async () => {
  showOwnProfile({ position: { main: [] }, characteristics: { feet: null, foot: null } });
  const panel = await screen.findByRole('region', { name: 'Your profile' });

  expect(within(panel).getByRole('img', { name: '85% of your profile is complete' })).toBeTruthy();
  expect(within(panel).getByText('Strong')).toBeTruthy();
  expect(within(panel).getByRole('link', { name: /Your position: \+5%/ })).toBeTruthy();
});

test('[S3-02] others see nothing of the score', async () => {
  showApp({ address: ADDRESS, answers: { profile: () => aShownProfile() } });

  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Sample' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your profile' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit About' })).toBeNull();
});

test('[S5-14] the owner labels, orders and pins videos, and one is shown first', async () => {
  const video = (id: string) => ({ url: `https://www.youtube.com/watch?v=${id}`, label: id, pinned: false });
  showOwnProfile({ videos: [video('aaaaaaaaaaa'), video('bbbbbbbbbbb')] }, '/profile/demo-player/videos');

  fireEvent.click(await screen.findByRole('button', { name: 'More for bbbbbbbbbbb' }));
  const acts = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(acts).toEqual(['Show first', 'Move up', 'Remove']);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Show first: bbbbbbbbbbb' }));

  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Play/ })[0]?.getAttribute('aria-label')).toContain('bbbbbbbbbbb'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'More for bbbbbbbbbbb' }));
  expect(screen.getByRole('menuitem', { name: 'No longer show first: bbbbbbbbbbb' })).toBeTruthy();
});

test('the owner changes positions and citizenship where the facts at a glance stand', async () => {
  const { calls } = showOwnProfile({ position: { main: ['FW'] } });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit .*[Gg]lance/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^GK / }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(calls.filter(({ name }) => name === 'patchProfile')).toHaveLength(1));
  expect(calls.find(({ name }) => name === 'patchProfile')?.call).toMatchObject({
    body: { patch: [{ path: '/position/main' }] },
  });
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
});

describe('the last tab of the owner', () => {
  const MORE = '/profile/demo-player/more';
  const state = { type: 'allState', team: 'first', year: 2025, note: null };
  const cup = aMatch({ time: '18:30', event: 'State Cup', place: 'Town Park' });
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(within(screen.getByRole('form')).getByLabelText(label, { selector: 'input, select' }), {
      target: { value },
    });
  const sent = (calls: readonly { name: string; call: unknown }[]) =>
    calls.flatMap(({ name, call }) => (name === 'patchProfile' ? [(call as { body: { patch: unknown } }).body.patch] : []));

  test('[S3-10] an honor is chosen from the reference list, and UNDO reverts it', async () => {
    const { calls } = showOwnProfile({ honours: [] }, MORE);
    fireEvent.click(await screen.findByRole('button', { name: 'Add an honor' }));
    const form = within(await screen.findByRole('form', { name: 'Honor or award' }));
    expect(within(form.getByLabelText('Named to')).getByRole('option', { name: 'Honorable Mention' })).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please fill in this field.')).toBeTruthy();
    fill('Honor or award', 'allConference');
    fill('Named to', 'second');
    fill('Year', '2026');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('All-Conference, 2nd Team')).toBeTruthy();
    expect(sent(calls)).toEqual([
      [{ op: 'add', path: '/honours/-', value: { type: 'allConference', team: 'second', year: 2026, note: null } }],
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'UNDO' }));
    await waitFor(() => expect(screen.queryByText('All-Conference, 2nd Team')).toBeNull());
  });

  test('an honor is changed in its place and removed, the latest standing first', async () => {
    const { calls } = showOwnProfile({ honours: [state, { ...state, type: 'teamCaptain', year: 2026 }] }, MORE);
    fireEvent.click(await screen.findByRole('button', { name: 'Edit All-State' }));
    await screen.findByRole('form', { name: 'Honor or award' });
    fill('Year', '2024');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2024')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'More for Team Captain' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Remove Team Captain' }));
    await waitFor(() => expect(screen.queryByText(/^Team Captain/)).toBeNull());
    const patches = sent(calls);
    expect(patches).toMatchObject([[{ path: '/honours/0/year', value: 2024 }], [{ path: '/honours/1', value: null }]]);
  });

  test('a day to see the player has a date that exists, a time and a place', async () => {
    const { calls } = showOwnProfile({ schedule: [cup] }, MORE);
    expect(await screen.findByText('Saturday, May 1, 2027 · 18:30')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a game, camp or showcase' }));
    await screen.findByRole('form', { name: 'Game or event' });
    fill('Opponent or event', 'Showcase');
    fill('Date', '2027-04-03');
    fill('Place', 'Harbor Ground');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Saturday, April 3, 2027')).toBeTruthy();
    const added = { kind: 'match', date: '2027-04-03', until: null, time: null, event: 'Showcase', place: 'Harbor Ground' };
    expect(sent(calls)).toMatchObject([[{ op: 'add', path: '/schedule/-', value: added }]]);
    expect(screen.getByText('Showcase').compareDocumentPosition(screen.getByText('State Cup'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('what is empty when the page opens invites the owner below what is told', async () => {
    showOwnProfile({ schedule: [], honours: [state] }, MORE);
    await screen.findByRole('button', { name: 'Add an honor' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const ours = titles.filter((title) => ['Honors and awards', 'Social media', 'Where to see me play'].includes(title));
    expect(ours).toEqual(['Honors and awards', 'Social media', 'Where to see me play']);
  });

  test('others see the lists without a control, and no empty one', async () => {
    showApp({ address: MORE, answers: { profile: () => aShownProfile({ honours: [state], schedule: [] }) } });
    expect(await screen.findByText('All-State, 1st Team')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Where to see me play' })).toBeNull();
    expect(screen.queryByRole('button', { name: /All-State|Add an/ })).toBeNull();
  });
});

test('grades on another scale stand beside their estimate on 4.0 and its formula, for readers too', async () => {
  const profile = () => aShownProfile({ gpa: 1.7, gpaOf: 6 });
  showApp({ address: '/profile/demo-player/academics', answers: { profile } });

  expect(await screen.findByText('About 3.3 of 4.0, an estimate')).toBeTruthy();
  expect(screen.getByText('Calculated as 5 − 1.7, never below 0')).toBeTruthy();
});
