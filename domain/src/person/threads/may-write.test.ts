import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { newInbox } from './inbox';
import {
  contactedPlayer,
  type EarlierThread,
  firstMessageRefusal,
  isBlockedIn,
  readsThread,
  stateNow,
  stateShownTo,
  writesFor,
} from './may-write';
import { aThread } from './testing/a-thread';

const TODAY = '2026-11-27';
const ADULT = { adultFrom: '2020-01-01' };
const MINOR = { adultFrom: '2028-01-01' };
const who = (profile: Parameters<typeof aProfile>[0], guardians = 0, takesMessages = true, contactOff = false) =>
  contactedPlayer(aProfile(profile), { guardians, contactOff, inbox: { ...newInbox('p'), takesMessages }, today: TODAY });

describe('whether coaches may write to a player', () => {
  test.each([
    ['an adult', who(ADULT), 'open'],
    ['an adult who wants no messages', who(ADULT, 0, false), 'off'],
    ['a minor without a guardian', who(MINOR), 'guardianMissing'],
    ['a minor with one who has confirmed', who(MINOR, 1), 'open'],
    ['a minor with one, who wants no messages', who(MINOR, 1, false), 'off'],
    ['a minor whose guardian turned contact off', who(MINOR, 2, true, true), 'off'],
    ['somebody whose age is not known', who({ adultFrom: null }), 'guardianMissing'],
    ['somebody on the day of coming of age', who({ adultFrom: TODAY }), 'open'],
  ])('%s', (_, player, contact) => {
    expect(player).toEqual({ isShown: true, contact });
  });

  test('a hidden or withheld page, and anybody who is no player, is not shown', () => {
    const withheld = { at: `${TODAY}T00:00:00.000Z`, reason: 'A reason' };
    const pages = [{ hidden: true }, { withheld }, { type: 'coach' }] as Parameters<typeof aProfile>[0][];
    expect(pages.map((page) => who({ ...ADULT, ...page }).isShown)).toEqual([false, false, false]);
  });
});

const role = { type: 'headcoach', value: 'harbor', status: 'Accepted' } as const;

test('a coach writes for the college that accepted them, unless the account is hidden', () => {
  const coach = aProfile({ type: 'coach', roles: [role] });
  expect(writesFor(coach, 'harbor')).toBe(true);
  expect(writesFor(coach, 'eastridge')).toBe(false);
  expect(writesFor({ ...coach, hidden: true }, 'harbor')).toBe(false);
  expect(writesFor({ ...coach, roles: [{ ...role, status: 'Pending' }] }, 'harbor')).toBe(false);
  expect(writesFor({ ...coach, roles: [{ ...role, type: 'alumni' }] }, 'harbor')).toBe(false);
  expect(writesFor(null, 'harbor')).toBe(false);
});

describe('a first message', () => {
  const player = who(ADULT);
  const refusalOf = (changes: Partial<Parameters<typeof firstMessageRefusal>[0]> = {}) =>
    firstMessageRefusal({ coach: 'me', collegeId: 'harbor', isAccepted: true, player, earlier: [], ...changes })?.code ?? null;
  const earlier = (changes: Parameters<typeof aThread>[0], isCoachAccepted = true): EarlierThread[] => [
    { thread: aThread({ collegeId: 'harbor', coach: 'other', ...changes }), isCoachAccepted },
  ];

  test.each([
    ['is open', {}, null],
    ['needs the role', { isAccepted: false }, 'cannotWriteForCollege'],
    ['needs a player', { player: null }, 'unknownPlayer'],
    ['needs one who is shown', { player: { ...player, isShown: false } }, 'unknownPlayer'],
    ['needs one who wants messages', { player: who(ADULT, 0, false) }, 'contactOff'],
    ['needs the guardian of a minor', { player: who(MINOR) }, 'contactNeedsGuardian'],
    ['waits for an open one', { earlier: earlier({}) }, 'threadIsOpen'],
    ['follows one whose coach is gone', { earlier: earlier({}, false) }, null],
    ['follows one that was taken over', { earlier: earlier({ state: 'closed' }) }, null],
    ['respects a no, whoever got it', { earlier: earlier({ state: 'declined' }, false) }, 'contactDeclined'],
    ['respects a block of a colleague', { earlier: earlier({ state: 'blocked' }) }, 'contactOff'],
    ['follows the block of a colleague who has left', { earlier: earlier({ state: 'blocked' }, false) }, null],
    [
      'respects a block of oneself at another college',
      { earlier: earlier({ state: 'blocked', coach: 'me', collegeId: 'eastridge' }, false) },
      'contactOff',
    ],
    ['is free of what another college does', { earlier: earlier({ collegeId: 'eastridge' }) }, null],
  ] as const)('%s', (_, changes, code) => {
    expect(refusalOf(changes)).toBe(code);
  });
});

describe('a block', () => {
  const blocked = (changes: Parameters<typeof aThread>[0] = {}, isCoachAccepted = true): EarlierThread => ({
    thread: aThread({ collegeId: 'harbor', coach: 'other', state: 'blocked', ...changes }),
    isCoachAccepted,
  });
  const me = (...collegeIds: string[]) => ({ coach: 'me', collegeIds });

  test.each([
    ['holds for the coach everywhere', blocked({ coach: 'me' }, false), me('eastridge'), true],
    ['holds for the coach who coaches nowhere any more', blocked({ coach: 'me' }, false), me(), true],
    ['holds for a colleague', blocked(), me('harbor'), true],
    ['holds for a colleague who coaches at another college too', blocked(), me('eastridge', 'harbor'), true],
    ['leaves other colleges alone', blocked(), me('eastridge'), false],
    ['leaves the college once its coach has left', blocked({}, false), me('harbor'), false],
    ['is not a no', blocked({ state: 'declined', coach: 'me' }), me('harbor'), false],
  ])('%s', (_, thread, acting, isBlocked) => {
    expect(isBlockedIn(thread, acting)).toBe(isBlocked);
  });
});

describe('a conversation', () => {
  const people = { player: who(ADULT), coach: { isAccepted: true } };
  test.each([
    ['goes on', {}, people, 'open', 'open'],
    ['ends with the role', {}, { ...people, coach: { isAccepted: false } }, 'roleLost', 'roleLost'],
    ['ends with the coach’s account', {}, { ...people, coach: null }, 'coachGone', 'coachGone'],
    ['ends with the player’s account', { state: 'blocked' }, { ...people, player: null }, 'playerGone', 'playerGone'],
    ['says a no to both', { state: 'declined' }, people, 'declined', 'declined'],
    ['tells the player alone of a block', { state: 'blocked' }, people, 'blocked', 'closed'],
    ['tells the player alone that messages are off', {}, { ...people, player: who(ADULT, 0, false) }, 'off', 'closed'],
    ['says that a guardian is missing', {}, { ...people, player: who(MINOR) }, 'guardianMissing', 'guardianMissing'],
    ['pauses while the page is hidden', {}, { ...people, player: who({ ...ADULT, hidden: true }) }, 'closed', 'closed'],
  ] as const)('%s', (_, changes, now, forPlayer, forCoach) => {
    const state = stateNow(aThread(changes), now);
    expect([stateShownTo('player', state), stateShownTo('coach', state)]).toEqual([forPlayer, forCoach]);
  });

  test('is read by the player always, and by a coach only while they write for the college', () => {
    expect(readsThread('player', { coach: null })).toBe(true);
    expect(readsThread('coach', { coach: { isAccepted: true } })).toBe(true);
    expect(readsThread('coach', { coach: { isAccepted: false } })).toBe(false);
  });
});
