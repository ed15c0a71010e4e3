import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import {
  lockedPicture,
  newLockedPicture,
  openRequestOf,
  openUntilFor,
  shownLockedPictureOf,
  withAskedAct,
  withConfirmedAct,
  withLockedPicture,
  withRefusedAct,
} from './locked-picture';

const NOW = '2026-06-01T10:00:00.000Z';
const LATER = '2026-06-01T11:00:00.000Z';
const WEEK_LATER = '2026-06-08T10:00:00.000Z';
const locked = newLockedPicture('lock', { profileId: 'uid-demo-player', pictureId: 'picture-face' }, NOW);
const asked = (wanted: 'open' | 'clear' | 'remove') =>
  withAskedAct(locked, { wanted, reason: 'To report it.' }, { by: 'first', requestId: 'r', now: NOW });
const confirm = { by: 'second', requestId: 'r', isAskerAdmin: true, now: NOW };

describe('two admins', () => {
  test('open a picture for themselves alone, for an hour', () => {
    const opened = lockedPicture.parse(withConfirmedAct(asked('open'), confirm));
    expect(['first', 'second', 'third'].map((uid) => openUntilFor(opened, uid, NOW))).toEqual([LATER, LATER, null]);
    expect(openUntilFor(opened, 'first', LATER)).toBeNull();
    expect(shownLockedPictureOf(opened, 'third', NOW)).toMatchObject({ lockId: 'lock', request: null, openUntil: null });
  });

  test.each([
    ['clear', 'cleared'],
    ['remove', 'removed'],
  ] as const)('%s it, after which it is %s and nobody opens it', (wanted, state) => {
    const closed = withConfirmedAct({ ...asked(wanted), opened: { by: ['first', 'second'], until: LATER } }, confirm);
    expect(closed).toMatchObject({ state, closedAt: NOW, request: null, opened: null });
    const again = () => withAskedAct(closed, { wanted: 'open', reason: 'Again.' }, { by: 'first', requestId: 'r2', now: NOW });
    expect(again).toThrow(expect.objectContaining({ code: 'lockedPictureClosed' }));
  });

  test.each([
    ['who asked confirms', { by: 'first' }, 'lockedPictureRequestOfYours'],
    ['who asked is no admin any more', { isAskerAdmin: false }, 'askerIsNoAdmin'],
    ['another request was shown', { requestId: 'other' }, 'lockedPictureRequestGone'],
    ['it is a week old', { now: WEEK_LATER }, 'lockedPictureRequestGone'],
  ])('do nothing where %s', (_, changed, code) => {
    expect(() => withConfirmedAct(asked('open'), { ...confirm, ...changed })).toThrow(expect.objectContaining({ code }));
  });

  test('have one request at a time, which anyone of them ends', () => {
    const second = () => withAskedAct(asked('open'), { wanted: 'clear', reason: 'No.' }, { ...confirm, requestId: 's' });
    expect(second).toThrow(expect.objectContaining({ code: 'lockedPictureRequestOpen' }));
    expect(withRefusedAct(asked('open'), confirm).request).toBeNull();
    expect(openRequestOf(asked('open'), WEEK_LATER)).toBeNull();
  });
});

test('a locked picture is hidden on its page; one that is hidden already keeps its reason', () => {
  const owner = aProfile();
  const hidden = withLockedPicture(owner, 'picture-face', 'de', NOW);
  expect(hidden.withheldParts).toMatchObject([{ part: { kind: 'picture', place: 'picture-face' } }]);
  expect(withLockedPicture(hidden, 'picture-face', 'en', LATER)).toBe(hidden);
});
