import { expect, test } from 'vitest';
import { visitor } from '../account/actor';
import { isOwnProfilePage, mayEditProfile } from './may-edit-profile';

const player = { uid: 'uid-1', isAdmin: false, roles: [] };

test('[S6-02] only its owner edits a profile: no other player, no coach, no admin, no visitor', () => {
  const coach = { uid: 'uid-2', isAdmin: false, roles: [{ type: 'coach', value: 'uid-1', status: 'Accepted' }] as const };
  expect(mayEditProfile(player, 'uid-1')).toBe(true);
  expect(
    [{ ...player, uid: 'uid-3' }, coach, { uid: 'uid-4', isAdmin: true, roles: [] }, visitor].map((actor) =>
      mayEditProfile(actor, 'uid-1'),
    ),
  ).toEqual([false, false, false, false]);
});

test('[S6-02] the page of the own username is the own one, every other only to look at', () => {
  expect(isOwnProfilePage({ username: 'demo-player' }, 'demo-player')).toBe(true);
  expect(isOwnProfilePage({ username: 'demo-player' }, 'Demo-Player')).toBe(false);
  expect(isOwnProfilePage(null, 'demo-player')).toBe(false);
});
