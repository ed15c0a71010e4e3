import { describe, expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal/refusal';
import { COACH_LINK_LIMITS, LINK_GROUPS } from '../../reference/coach-links';
import { shownProfileTo } from '../profiles/audience/shown-profile';
import { aProfile } from '../testing/a-profile';
import { COACH_LINKS, stateOfCoachLink } from './coach-link';
import {
  type CoachLinkForm,
  coachLinkForm,
  type FoundReceiver,
  type LinkingPlayer,
  namedReceiver,
  newCoachLink,
} from './make-coach-link';
import {
  askedToConfirm,
  confirmedCoachLink,
  endedCoachLink,
  type LinkedPlayer,
  type LinkVisitor,
  mayConfirm,
  openedCoachLink,
  outcomeOfLink,
} from './open-coach-link';
import { shownLink } from './shown-coach-links';
import { aCoachLink } from './testing/a-coach-link';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const AT = NOW.toISOString();
const FORM: CoachLinkForm = {
  ...{ name: 'Kim Sample', to: 'coach@college.example', groups: ['grades'], showsEmail: false, phone: null, locale: 'en' },
};
const MAIL: FoundReceiver = { email: 'coach@college.example' };
const COACH = aProfile({
  ...{ _id: 'uid-coach', type: 'coach', displayName: 'Casey Coach' },
  roles: [{ type: 'headcoach', value: 'harbor', status: 'Accepted' }],
});
const ADULT: LinkingPlayer = {
  ...{ profile: aProfile({ adultFrom: '2020-01-01' }), isVerified: true, isMinor: false, guardians: 0, own: [] },
};
const MINOR: LinkingPlayer = { ...ADULT, profile: aProfile({ adultFrom: '2030-01-01' }), isMinor: true, guardians: 1 };

const make = (linking: LinkingPlayer, form: Partial<CoachLinkForm> = {}, to: FoundReceiver = MAIL) =>
  newCoachLink(linking, { form: { ...FORM, ...form }, to }, { _id: 'coach-link-1', now: NOW });

const codeOf = (act: () => unknown): string | null => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return null;
};

describe('making a link', () => {
  test('opens the chosen groups for one person, for 60 days', () => {
    expect(make(ADULT)).toEqual(aCoachLink());
    const link = make(ADULT, { groups: ['schedule', 'grades', 'ids'], showsEmail: true, phone: '+4915112345678' });
    expect(link.groups).toEqual(['grades', 'ids', 'schedule']);
    expect(link.contact).toEqual({ showsEmail: true, phone: '+4915112345678' });
    expect(stateOfCoachLink(link, '2026-04-30T09:59:59.000Z')).toBe('open');
    expect(stateOfCoachLink(link, '2026-04-30T10:00:00.000Z')).toBe('expired');
  });

  test('for an accepted coach has that coach’s name, whatever was typed', () => {
    expect(make(MINOR, { name: 'Somebody', groups: [...LINK_GROUPS] }, { profile: COACH })).toMatchObject({
      receiver: { name: 'Casey Coach', coach: 'uid-coach', email: null },
      groups: ['grades', 'ids', 'schedule'],
    });
  });

  test.each<[string, LinkingPlayer, Partial<CoachLinkForm>, FoundReceiver, string]>([
    ['a coach', { ...ADULT, profile: COACH }, {}, MAIL, 'coachLinkForPlayers'],
    ['an unverified address', { ...ADULT, isVerified: false }, {}, MAIL, 'verifyEmailFirst'],
    ['a minor without a guardian', { ...MINOR, guardians: 0 }, {}, MAIL, 'coachLinkNeedsGuardian'],
    ['a minor’s link to nobody', MINOR, {}, null, 'coachLinkNeedsAddress'],
    ['a minor’s address', MINOR, { showsEmail: true }, MAIL, 'coachLinkWithContact'],
    ['a minor’s phone', MINOR, { phone: '+4915112345678' }, { profile: COACH }, 'coachLinkWithContact'],
    ['a minor’s games for a mail address', MINOR, { groups: ['grades', 'schedule'] }, MAIL, 'coachLinkOpensTooMuch'],
    ['a minor’s ids for a mail address', MINOR, { groups: ['ids'] }, MAIL, 'coachLinkOpensTooMuch'],
    ['nothing', ADULT, { groups: [] }, MAIL, 'coachLinkOpensNothing'],
    ['no name', ADULT, { name: null }, MAIL, 'coachLinkNeedsName'],
    ['an unknown page', ADULT, {}, { profile: null }, 'coachLinkToNoCoach'],
    ['a page of a player', ADULT, {}, { profile: aProfile() }, 'coachLinkToNoCoach'],
    ['a hidden coach', ADULT, {}, { profile: { ...COACH, hidden: true } }, 'coachLinkToNoCoach'],
    [
      'too many open links',
      { ...ADULT, own: Array.from({ length: COACH_LINK_LIMITS.open }, () => aCoachLink()) },
      ...([{}, MAIL, 'coachLinksTooMany'] as const),
    ],
  ])('is refused for %s', (_, linking, form, to, code) => expect(codeOf(() => make(linking, form, to))).toBe(code));

  test('an 18-year-old whose page is still a minor’s shows no contact yet: nobody learns the birthday', () => {
    const justOfAge = { ...ADULT, profile: aProfile({ adultFrom: '2026-02-20' }) };
    expect(codeOf(() => make(justOfAge, { showsEmail: true }))).toBe('coachLinkWithContact');
    expect(make(justOfAge).groups).toEqual(['grades']);
  });

  test('takes an address, a page or nothing, and no other text', () => {
    expect(namedReceiver(' Coach@College.example ')).toEqual({ email: 'coach@college.example' });
    expect(namedReceiver('https://touchline.example/profile/Casey-Coach/about?lang=de')).toEqual({ username: 'casey-coach' });
    expect([namedReceiver(null), namedReceiver(' ')]).toEqual([null, null]);
    expect(codeOf(() => namedReceiver('Kim Sample'))).toBe('coachLinkToNobody');
    for (const changes of [{ name: 'www.spam.example' }, { phone: '123' }, { groups: ['town'] }, { locale: 'fr' }])
      expect(coachLinkForm.safeParse({ ...FORM, ...changes }).success).toBe(false);
  });
});

const STRANGER: LinkVisitor = {
  ...{ uid: null, isAcceptedCoach: false, isAdmin: false, isBlocked: false },
  ...{ isGuardian: false, hasKey: false },
};
const ITS_COACH: LinkVisitor = { ...STRANGER, uid: 'uid-coach', isAcceptedCoach: true };
const OF_AGE: LinkedPlayer = { hasMinorsPage: false, isMinor: false, guardians: 0 };
const CHILD: LinkedPlayer = { hasMinorsPage: true, isMinor: true, guardians: 1 };
const TO_COACH = aCoachLink({ receiver: { name: 'Casey Coach', coach: 'uid-coach', email: null } });

describe('opening a link', () => {
  test.each<[string, Parameters<typeof outcomeOfLink>, string]>([
    ['an adult’s, by whoever has it', [aCoachLink(), STRANGER, OF_AGE, AT], 'open'],
    ['a minor’s, without the key', [aCoachLink(), STRANGER, CHILD, AT], 'confirm'],
    ['a minor’s, with the key', [aCoachLink(), { ...STRANGER, hasKey: true }, CHILD, AT], 'open'],
    ['a minor’s, by an admin', [aCoachLink(), { ...STRANGER, uid: 'admin', isAdmin: true }, CHILD, AT], 'confirm'],
    ['a minor’s whose guardian is gone', [aCoachLink(), { ...STRANGER, hasKey: true }, { ...CHILD, guardians: 0 }, AT], 'over'],
    ['for a coach, by a stranger', [TO_COACH, STRANGER, OF_AGE, AT], 'coachOnly'],
    ['for a coach, by that coach', [TO_COACH, ITS_COACH, CHILD, AT], 'open'],
    ['for a coach whom the player blocks', [TO_COACH, { ...ITS_COACH, isBlocked: true }, OF_AGE, AT], 'over'],
    ['for an address, by a blocked coach', [aCoachLink(), { ...ITS_COACH, isBlocked: true, hasKey: true }, OF_AGE, AT], 'over'],
    ['for a coach who lost the role', [TO_COACH, { ...STRANGER, uid: 'uid-coach' }, CHILD, AT], 'coachOnly'],
    ['for a coach, by another one', [TO_COACH, { ...STRANGER, uid: 'other', isAcceptedCoach: true }, CHILD, AT], 'coachOnly'],
    ['by the player', [aCoachLink(), { ...STRANGER, uid: 'uid-demo-player' }, CHILD, AT], 'own'],
    ['by a guardian', [aCoachLink(), { ...STRANGER, uid: 'parent', isGuardian: true }, CHILD, AT], 'own'],
    ['that is over', [aCoachLink(), STRANGER, OF_AGE, '2026-04-30T10:00:00.000Z'], 'over'],
    ['that was ended', [endedCoachLink(aCoachLink(), 'guardian', AT), STRANGER, OF_AGE, AT], 'over'],
  ])('%s', (_, [link, visitor, player, now], outcome) => expect(outcomeOfLink(link, visitor, player, now)).toBe(outcome));

  test('is counted, except for admins', () => {
    expect(openedCoachLink(openedCoachLink(aCoachLink(), STRANGER, AT), STRANGER, AT)).toMatchObject({
      ...{ opened: 2, lastOpenedAt: AT },
    });
    expect(openedCoachLink(aCoachLink(), { isAdmin: true }, AT).opened).toBe(0);
  });

  test('shows closed grades and nothing else that is closed', () => {
    const stored = aProfile({ adultFrom: '2030-01-01' });
    const closed = shownProfileTo(stored, 'visitor', AT);
    const opened = shownProfileTo(stored, 'visitor', AT, ['grades']);
    expect(closed?.gpa).toBeNull();
    expect(opened?.gpa).toBe(stored.gpa);
    expect({ ...opened, ...{ gpa: null, gpaOf: null, sat: null, act: null, toefl: null, ielts: null, duolingo: null } }).toEqual(
      closed,
    );
    expect(shownProfileTo({ ...stored, guardianHides: true }, 'visitor', AT, ['grades'])).toBeNull();
  });
});

describe('confirming the address', () => {
  test('works once, for 24 hours, and the latest mail alone counts', () => {
    const asked = askedToConfirm(aCoachLink(), AT);
    expect([mayConfirm(asked, '2026-03-02T09:59:59.000Z'), mayConfirm(asked, '2026-03-02T10:00:00.000Z')]).toEqual([true, false]);
    const confirmed = confirmedCoachLink(asked, AT);
    expect(confirmed).toMatchObject({ confirmAskedAt: null, confirmedAt: AT });
    expect(codeOf(() => confirmedCoachLink(confirmed, AT))).toBe('coachLinkConfirmOver');
    const later = confirmedCoachLink(askedToConfirm(confirmed, '2026-03-03T10:00:00.000Z'), '2026-03-03T11:00:00.000Z');
    expect(later.confirmedAt).toBe(AT);
  });

  test('is refused for a link that is over or has no address', () => {
    const ended = endedCoachLink(askedToConfirm(aCoachLink(), AT), 'player', AT);
    expect(mayConfirm(ended, AT)).toBe(false);
    for (const link of [ended, TO_COACH]) expect(codeOf(() => askedToConfirm(link, AT))).toBe('unknownCoachLink');
  });
});

test('ends once: the same again changes nothing', () => {
  const ended = endedCoachLink(aCoachLink(), 'player', AT);
  expect(ended).toMatchObject({ endedAt: AT, endedBy: 'player' });
  expect(endedCoachLink(ended, 'guardian', '2026-03-05T10:00:00.000Z')).toBe(ended);
});

test('has an address for its player alone, while it opens something', () => {
  expect(shownLink(aCoachLink(), '/profile/a', AT).path).toBe('/profile/a');
  expect(shownLink(aCoachLink(), null, AT).path).toBeNull();
  expect(shownLink(endedCoachLink(aCoachLink(), 'player', AT), '/profile/a', AT).path).toBeNull();
});

test('is erased 90 days after its last day', () => {
  expect(COACH_LINKS.stamps?.expiresAt?.(aCoachLink(), AT)).toEqual(new Date('2026-07-29T10:00:00.000Z'));
});
