import { describe, expect, test } from 'vitest';
import { aProfile } from '../../testing/a-profile';
import { answeredFeaturing, type Featuring, wishedFeaturing } from './featuring';
import { answerableUntil, featuringStateOf } from './featuring-state';
import { isMarkedAsFeatured, mayBeFeatured } from './may-be-featured';
import { blankProfile } from '../new-profile';

const NOW = '2026-06-01T10:00:00.000Z';
const TODAY = '2026-06-01';
const WISH = { wanted: true, guardianEmail: null, ownEmail: 'robin@example.com', isMinor: false, isPlayers: false, now: NOW };
const MINORS = { ...WISH, isMinor: true, guardianEmail: 'parent@example.com' };
const ASKED: Featuring = { askedAt: NOW, by: 'guardian', allowedAt: null };
const ALLOWED: Featuring = { ...ASKED, allowedAt: '2026-06-02T10:00:00.000Z' };
const YES = { answer: 'allow', name: 'Kim Sample', relation: 'mother', isMinor: true, isRefused: false, now: NOW } as const;
const NO = { answer: 'end', name: null, relation: null } as const;
const OWN: Featuring = { askedAt: NOW, by: 'owner', allowedAt: NOW };

describe('the wish to be featured', () => {
  test('is off in a new profile', () => {
    const chosen = { _id: 'uid-1', username: 'one', displayName: 'One', sportsTypeGender: 'Male' } as const;
    expect(blankProfile({ ...chosen, roles: [], type: 'playerHighSchool', now: NOW }).featuring).toBeNull();
  });

  test('of an adult counts at once; a minor’s waits for a guardian', () => {
    expect(wishedFeaturing(null, WISH)).toEqual(OWN);
    expect(wishedFeaturing(null, MINORS)).toEqual(ASKED);
  });

  test.each([
    [null, 'guardianMissing'],
    ['robin@example.com', 'guardianIsOwner'],
    ['Robin+mum@Example.com', 'guardianIsOwner'],
  ])('of a minor who names %s as guardian is refused', (guardianEmail, code) => {
    expect(() => wishedFeaturing(null, { ...MINORS, guardianEmail })).toThrow(
      expect.objectContaining({ kind: 'invalid', code, field: 'guardianEmail' }),
    );
  });

  test('ends at once, whoever had agreed, and stays as it is where nothing changes', () => {
    for (const stored of [OWN, ALLOWED, ASKED]) expect(wishedFeaturing(stored, { ...MINORS, wanted: false })).toBeNull();
    expect(wishedFeaturing(OWN, WISH)).toBe(OWN);
    expect(wishedFeaturing(ALLOWED, MINORS)).toBe(ALLOWED);
    expect(wishedFeaturing(ALLOWED, WISH)).toBe(ALLOWED);
  });

  test('a new question replaces the one before; who has come of age needs nobody', () => {
    const later = '2026-06-03T10:00:00.000Z';
    expect(wishedFeaturing(ASKED, { ...MINORS, now: later })).toEqual({ ...ASKED, askedAt: later });
    expect(wishedFeaturing(ASKED, { ...WISH, now: later })).toEqual({ askedAt: later, by: 'owner', allowedAt: later });
    expect(wishedFeaturing(OWN, { ...MINORS, now: later })).toEqual({ ...ASKED, askedAt: later });
  });

  test('a question can be answered with yes for two weeks', () => {
    expect(answerableUntil(ASKED)).toBe('2026-06-15T10:00:00.000Z');
    const states = [null, ASKED, OWN, ALLOWED].map((stored) => featuringStateOf(stored, NOW));
    expect(states).toEqual(['off', 'asked', 'on', 'on']);
    expect(featuringStateOf(ASKED, '2026-06-15T10:00:00.000Z')).toBe('unanswered');
  });
});

test('attack 250: a minor at Gmail names no spelling of the own mailbox as guardian', () => {
  for (const guardianEmail of ['kidname@gmail.com', 'k.i.d.name@googlemail.com', 'Kid.Name+mum@Gmail.com'])
    expect(() => wishedFeaturing(null, { ...MINORS, ownEmail: 'kid.name@gmail.com', guardianEmail })).toThrow(
      expect.objectContaining({ code: 'guardianIsOwner' }),
    );
  const dotted = { ...MINORS, ownEmail: 'kid.name@example.com', guardianEmail: 'kidname@example.com' };
  expect(wishedFeaturing(null, dotted)).toEqual(ASKED);
});

describe('a guardian', () => {
  test('allows once, and ends it at any time', () => {
    const yes = { ...YES, now: '2026-06-02T10:00:00.000Z' };
    expect(answeredFeaturing(ASKED, yes)).toEqual(ALLOWED);
    expect(answeredFeaturing(ALLOWED, { ...yes, now: '2027-01-01T00:00:00.000Z' })).toBe(ALLOWED);
    for (const stored of [ASKED, ALLOWED])
      expect(answeredFeaturing(stored, { ...YES, ...NO, isMinor: false, now: '2030-01-01T00:00:00.000Z' })).toBeNull();
  });

  test('does not allow anything after two weeks, or for somebody who is of age', () => {
    const over = expect.objectContaining({ kind: 'conflict', code: 'guardianLinkOver' }) as Error;
    const late = { ...YES, now: '2026-06-15T10:00:00.000Z' };
    expect(() => answeredFeaturing(ASKED, late)).toThrow(over);
    expect(() => answeredFeaturing(ASKED, { ...YES, isMinor: false })).toThrow(over);
  });
});

test('attack 251: another player is no guardian, neither when named nor when answering', () => {
  expect(() => wishedFeaturing(null, { ...MINORS, isPlayers: true })).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'guardianIsPlayer', field: 'guardianEmail' }),
  );
  expect(() => answeredFeaturing(ASKED, { ...YES, isRefused: true })).toThrow(
    expect.objectContaining({ kind: 'conflict', code: 'guardianIsPlayer' }),
  );
  expect(answeredFeaturing(ASKED, { ...YES, ...NO, isRefused: true })).toBeNull();
});

test('a yes says who gives it; a no need not', () => {
  const refused = (field: string) => expect.objectContaining({ kind: 'invalid', field }) as Error;
  expect(() => answeredFeaturing(ASKED, { ...YES, name: null })).toThrow(refused('name'));
  expect(() => answeredFeaturing(ASKED, { ...YES, relation: null })).toThrow(refused('relation'));
  expect(answeredFeaturing(ASKED, { ...YES, ...NO })).toBeNull();
});

describe('who may be featured', () => {
  const adult = { adultFrom: '2020-01-01' };
  const minor = { adultFrom: '2030-01-01' };

  test('an adult by own consent, a minor by a guardian’s alone', () => {
    const may = (changes: Parameters<typeof aProfile>[0]) => mayBeFeatured(aProfile(changes), TODAY);
    expect(may({ ...adult, featuring: OWN })).toBe(true);
    expect(may({ ...minor, featuring: ALLOWED })).toBe(true);
    expect(may({ ...adult, featuring: ALLOWED })).toBe(true);
    expect([adult, minor].map((age) => may({ ...age, featuring: null }))).toEqual([false, false]);
    expect(may({ ...minor, featuring: ASKED })).toBe(false);
    expect(may({ ...minor, featuring: OWN })).toBe(false);
    expect(may({ adultFrom: null, featuring: OWN })).toBe(false);
  });

  test('[S1-09] who was posted is marked for 30 days, and not once the consent is over', () => {
    const posted = aProfile({ ...adult, featuring: OWN, featuredAt: NOW });
    const marked = ['2026-06-01T10:00:00.000Z', '2026-07-01T09:59:59.000Z', '2026-07-01T10:00:00.000Z'];
    expect(marked.map((at) => isMarkedAsFeatured(posted, at))).toEqual([true, true, false]);
    for (const changes of [{ featuring: null }, { featuredAt: null }, { hidden: true }])
      expect(isMarkedAsFeatured({ ...posted, ...changes }, NOW)).toBe(false);
  });

  test('nobody whose profile is hidden, by its owner or by an admin, and nobody but players', () => {
    const withheld = { at: NOW, reason: 'A stranger’s face.', answeredAt: null };
    for (const changes of [{ hidden: true }, { withheld }, { type: 'coach' as const }])
      expect(mayBeFeatured(aProfile({ ...adult, featuring: OWN, ...changes }), TODAY)).toBe(false);
  });
});
