import { describe, expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal/refusal';
import { agreedGuardian, namedGuardian } from '../consent/guardian';
import {
  agedGuardianship,
  confirmedGuardianship,
  decidedByGuardians,
  decidedGuardianship,
  endedGuardianship,
  furtherMailboxes,
  keptGuardianship,
  waitsFor,
} from './answer-guardianship';
import {
  familiesAsked,
  guardianshipOfGuardian,
  guardianshipOfPlayer,
  isOverForGuardian,
  namedPerson,
  requireGuardianAccount,
} from './begin-guardianship';
import { type Guardianship, guardianshipDueOn, GUARDIANSHIPS, mayReadAsGuardian, stateOfGuardianship } from './guardianship';

const NOW = new Date('2026-06-01T10:00:00.000Z');
const AT = NOW.toISOString();
const LATER = '2026-06-02T10:00:00.000Z';
const OVER = '2026-06-15T10:00:00.000Z';
const ADULT_FROM = '2028-02-03';
const CHILD = { uid: 'child', type: 'playerHighSchool', email: 'child@people.example', adultFrom: ADULT_FROM } as const;

const codeOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
  return null;
};

/** A question of the child to an address. */
function asksOf(guardianEmail: string, links: readonly Guardianship[] = [], changes: object = {}): Guardianship {
  const asking = { ...CHILD, links, guardianEmail, isPlayers: false, guardian: null, ...changes };
  return guardianshipOfPlayer(asking, { _id: `to-${guardianEmail}`, typed: guardianEmail, now: NOW });
}

/** A question of a parent to the child. */
const askedBy = (email: string, links: readonly Guardianship[] = []): Guardianship =>
  guardianshipOfGuardian(
    { uid: `uid-${email}`, email, begunLinks: [], player: { ...CHILD, isHidden: false, links } },
    { _id: `by-${email}`, typed: 'child-player', now: NOW },
  );

const NOBODY = { links: [], byMail: null };
const yes = (one: Guardianship, side: 'player' | 'guardian' | 'further', known: Parameters<typeof waitsFor>[1] = NOBODY) =>
  confirmedGuardianship(one, {
    side,
    hasRead: true,
    guardian: side === 'guardian' ? `uid-${one.email}` : null,
    known,
    now: LATER,
  });

describe('[S1-01] a link that the player begins', () => {
  test('waits for the guardian alone, and is confirmed by them once', () => {
    const asked = asksOf('kim@people.example');
    expect(stateOfGuardianship(asked, LATER)).toBe('asked');
    expect(waitsFor(asked, NOBODY, LATER)).toEqual(['guardian']);
    const confirmed = yes(asked, 'guardian');
    expect(confirmed).toMatchObject({ confirmedAt: LATER, guardian: 'uid-kim@people.example' });
    expect(yes(confirmed, 'guardian')).toBe(confirmed);
  });

  test.each([
    ['an adult', 'kim@people.example', { adultFrom: '2026-06-01' }, 'guardianshipForMinors'],
    ['a parent', 'kim@people.example', { type: 'parent' }, 'guardianshipForMinors'],
    ['the own address', 'child+2@people.example', {}, 'guardianIsOwner'],
    ['another player’s', 'friend@people.example', { isPlayers: true }, 'guardianIsPlayer'],
  ])('is refused: %s', (_, email, changes, code) => {
    expect(codeOf(() => asksOf(email, [], changes))).toBe(code);
  });

  test('is refused where the mailbox was asked already, and for a third guardian', () => {
    const one = yes(asksOf('kim@people.example'), 'guardian');
    expect(codeOf(() => asksOf('Kim+2@people.example', [one]))).toBe('guardianshipAskedAlready');
    const two = { ...one, _id: 'two', email: 'alex@people.example' };
    expect(codeOf(() => asksOf('sam@people.example', [one, two]))).toBe('guardiansFull');
    const ended = endedGuardianship(one, 'player', LATER);
    expect(codeOf(() => asksOf('kim@people.example', [ended]))).toBeNull();
  });
});

describe('a link that a parent begins', () => {
  test('waits until the child has read what it opens', () => {
    const asked = askedBy('kim@people.example');
    expect(waitsFor(asked, NOBODY, LATER)).toEqual(['player']);
    const unread = { side: 'player', hasRead: false, guardian: null, known: NOBODY, now: LATER } as const;
    expect(codeOf(() => confirmedGuardianship(asked, unread))).toBe('guardianshipUnread');
    expect(yes(asked, 'player').confirmedAt).toBe(LATER);
  });

  test('names nobody where no minor player was meant, and looks the same', () => {
    const ask = (player: Parameters<typeof guardianshipOfGuardian>[0]['player']) =>
      guardianshipOfGuardian(
        { uid: 'parent', email: 'kim@people.example', begunLinks: [], player },
        { _id: 'one', typed: 'somebody', now: NOW },
      );
    const meant = { ...CHILD, isHidden: false, links: [] };
    for (const changes of [{ adultFrom: '2026-06-01' }, { type: 'parent' }, { isHidden: true }, { email: 'kim@people.example' }])
      expect(ask({ ...meant, ...changes } as typeof meant)).toEqual(ask(null));
    expect(ask(null)).toMatchObject({ player: null, adultFrom: null, typed: 'somebody' });
    expect(ask(meant).player).toBe('child');
  });

  test('does not tell the parent of a no before the question expires', () => {
    const refused = endedGuardianship(askedBy('kim@people.example'), 'player', LATER);
    expect([isOverForGuardian(refused, LATER), isOverForGuardian(refused, OVER)]).toEqual([false, true]);
    const again = { uid: 'parent', email: 'kim@people.example', begunLinks: [refused], player: null };
    const begun = { _id: 'two', typed: 'child-player', now: new Date(LATER) };
    expect(codeOf(() => guardianshipOfGuardian(again, begun))).toBe('guardianshipAskedAlready');
    expect(codeOf(() => guardianshipOfGuardian(again, { ...begun, now: new Date(OVER) }))).toBeNull();
  });

  test('needs the account of an adult parent with a verified address', () => {
    const parent = { type: 'parent', dateOfBirth: '1980-01-01', isVerified: true } as const;
    const refused = (changes: object) => codeOf(() => requireGuardianAccount({ ...parent, ...changes }, '2026-06-01'));
    expect(refused({})).toBeNull();
    expect(refused({ type: 'coach' })).toBe('guardianshipNeedsParent');
    expect(refused({ dateOfBirth: '2008-06-02' })).toBe('guardianshipNeedsParent');
    expect(refused({ isVerified: false })).toBe('verifyEmailFirst');
  });
});

describe('a further guardian', () => {
  const first = yes(asksOf('kim@people.example'), 'guardian');
  const known = { links: [first], byMail: null };

  test('waits for one whom the player has already, linked or by mail', () => {
    const asked = asksOf('alex@people.example', [first]);
    expect(waitsFor(asked, known, LATER)).toEqual(['guardian', 'further']);
    const half = yes(asked, 'guardian', known);
    expect(half.confirmedAt).toBeNull();
    expect(yes(half, 'further', known).confirmedAt).toBe(LATER);
    const answer = { name: 'Kim', relation: 'mother', locale: 'en' } as const;
    const byMail = agreedGuardian(namedGuardian('mail@people.example'), answer, AT);
    expect(furtherMailboxes(asked, { links: [first], byMail }, LATER)).toEqual(['kim@people.example', 'mail@people.example']);
    expect(furtherMailboxes(asked, { links: [], byMail: namedGuardian('mail@people.example') }, LATER)).toEqual([]);
  });

  test('is not needed for the guardian who agreed by mail and now has an account', () => {
    const answer = { name: 'Kim', relation: 'mother', locale: 'en' } as const;
    const byMail = agreedGuardian(namedGuardian('Kim+touchline@people.example'), answer, AT);
    expect(yes(asksOf('kim@people.example'), 'guardian', { links: [], byMail }).confirmedAt).toBe(LATER);
  });

  test('is refused by a no of the other guardian, who ends nothing that is confirmed', () => {
    const asked = asksOf('alex@people.example', [first]);
    expect(endedGuardianship(asked, 'further', LATER)).toMatchObject({ endedBy: 'further' });
    const both = yes(yes(asked, 'guardian', known), 'further', known);
    expect(codeOf(() => endedGuardianship(both, 'further', LATER))).toBe('guardianshipOver');
  });

  test('is confirmed by another yes where the guardian who had to agree is gone', () => {
    const half = yes(asksOf('alex@people.example', [first]), 'guardian', known);
    expect(waitsFor(half, NOBODY, LATER)).toEqual(['guardian']);
    expect(yes(half, 'guardian').confirmedAt).toBe(LATER);
  });

  test('is never a third', () => {
    const links = [first, { ...first, _id: 'two', email: 'two@people.example' }];
    expect(codeOf(() => yes(askedBy('alex@people.example'), 'player', { links, byMail: null }))).toBe('guardiansFull');
  });
});

test('a question is answered within 14 days, before the player is of age, and once', () => {
  const asked = asksOf('kim@people.example');
  const confirm = (one: Guardianship, now: string) =>
    confirmedGuardianship(one, { side: 'guardian', hasRead: true, guardian: 'kim', known: NOBODY, now });
  expect(codeOf(() => confirm(asked, '2026-06-15T09:59:59.999Z'))).toBeNull();
  expect(codeOf(() => confirm(asked, OVER))).toBe('guardianshipExpired');
  expect(codeOf(() => confirm(endedGuardianship(asked, 'player', LATER), LATER))).toBe('guardianshipOver');
  expect(codeOf(() => confirm({ ...asked, adultFrom: '2026-06-02' }, LATER))).toBe('guardianshipOfAge');
});

describe('what guardians decide', () => {
  const links = ['kim@people.example', 'alex@people.example'].map((email) => yes(asksOf(email), 'guardian'));
  const [one = asksOf('nobody@people.example'), other = one] = links;

  test('holds in the stricter way where two disagree', () => {
    const off = decidedGuardianship(one, { contactOff: true, pageHidden: null, asksPurchases: null }, LATER);
    const on = decidedGuardianship(other, { contactOff: false, pageHidden: true, asksPurchases: null }, LATER);
    const asking = decidedGuardianship(one, { contactOff: null, pageHidden: null, asksPurchases: true }, LATER);
    expect([asking.asksPurchases, asking.contactOff, one.asksPurchases]).toEqual([true, false, false]);
    expect(decidedByGuardians([off, on], LATER)).toEqual({ contactOff: true, pageHidden: true });
    expect(decidedByGuardians([one, other], LATER)).toEqual({ contactOff: false, pageHidden: false });
    expect(decidedByGuardians([endedGuardianship(off, 'player', LATER), other], LATER)).toMatchObject({ contactOff: false });
    expect(decidedGuardianship(off, { contactOff: true, pageHidden: null, asksPurchases: null }, LATER)).toBe(off);
  });

  test('ends with the 18th birthday, and is never taken before the link is confirmed', () => {
    const decision = { contactOff: true, pageHidden: null, asksPurchases: null };
    expect(codeOf(() => decidedGuardianship(asksOf('kim@people.example'), decision, LATER))).toBe('guardianshipReadsOnly');
    const kept = { ...one, keptAt: LATER, contactOff: true };
    expect(codeOf(() => decidedGuardianship(kept, decision, `${ADULT_FROM}T00:00:00.000Z`))).toBe('guardianshipReadsOnly');
    expect(decidedByGuardians([kept], `${ADULT_FROM}T00:00:00.000Z`)).toEqual({ contactOff: false, pageHidden: false });
  });
});

describe('the 18th birthday', () => {
  const confirmed = yes(asksOf('kim@people.example'), 'guardian');
  const [BEFORE, BIRTHDAY] = ['2028-01-04T05:00:00.000Z', `${ADULT_FROM}T00:00:00.000Z`];

  test('ends a link by itself, unless the player was asked 30 days before and keeps it', () => {
    expect(guardianshipDueOn(confirmed)).toBe('2028-01-04');
    expect(codeOf(() => keptGuardianship(confirmed, true, LATER))).toBe('guardianshipNotAsked');
    const asked = agedGuardianship(confirmed, ADULT_FROM, BEFORE);
    expect([asked.keepAskedAt, guardianshipDueOn(asked)]).toEqual([BEFORE, ADULT_FROM]);
    expect([mayReadAsGuardian(asked, BEFORE), mayReadAsGuardian(asked, BIRTHDAY)]).toEqual([true, false]);
    expect(agedGuardianship(asked, ADULT_FROM, BIRTHDAY)).toMatchObject({ endedBy: 'birthday' });
    const kept = keptGuardianship(asked, true, BEFORE);
    expect(keptGuardianship(kept, true, LATER)).toBe(kept);
    expect(keptGuardianship(kept, false, BEFORE).keptAt).toBeNull();
    expect(mayReadAsGuardian(agedGuardianship(kept, ADULT_FROM, BIRTHDAY), BIRTHDAY)).toBe(true);
    expect(guardianshipDueOn(agedGuardianship({ ...kept, pageHidden: true }, ADULT_FROM, BIRTHDAY))).toBeNull();
    expect(keptGuardianship(kept, false, BIRTHDAY)).toMatchObject({ endedBy: 'player' });
  });

  test('follows a date of birth that was corrected', () => {
    const corrected = agedGuardianship(confirmed, '2029-02-03', BEFORE);
    expect([corrected.adultFrom, corrected.keepAskedAt, guardianshipDueOn(corrected)]).toEqual([
      '2029-02-03',
      null,
      '2029-01-04',
    ]);
  });
});

test('a text names a mail address or the page of a player, and nothing else', () => {
  expect(namedPerson(' Kim@People.example ')).toEqual({ email: 'kim@people.example' });
  for (const text of ['demo-player', 'https://touchline.example/profile/Demo-Player/videos?as=coach', '/profile/demo-player'])
    expect(namedPerson(text)).toEqual({ username: 'demo-player' });
  for (const text of ['', 'a b', 'https://touchline.example/colleges', 'x', '../etc/passwd', '<script>', 'a'.repeat(60)])
    expect(codeOf(() => namedPerson(text))).toBe('guardianshipToNobody');
});

test('family names count once, however they are written', () => {
  expect(familiesAsked(['García', 'garcia', 'GARCIA ', 'Garc-ia'])).toBe(1);
  expect(familiesAsked(['García', 'Sample'])).toBe(2);
  expect(familiesAsked([])).toBe(0);
});

test('a stored link expires unless it is confirmed, and only a confirmed one is found by its pair', () => {
  const { stamps = {} } = GUARDIANSHIPS;
  const confirmed = yes(asksOf('kim@people.example'), 'guardian');
  const stampsOf = (one: Guardianship) => Object.fromEntries(Object.entries(stamps).map(([name, of]) => [name, of(one, AT)]));
  expect(GUARDIANSHIPS.schema.parse(confirmed)).toEqual(confirmed);
  expect(stampsOf(confirmed)).toEqual({
    mailbox: 'kim@people.example',
    pair: 'uid-kim@people.example child',
    dueOn: '2028-01-04',
    expiresAt: null,
  });
  expect(stampsOf(asksOf('kim@people.example'))).toMatchObject({
    pair: null,
    dueOn: null,
    expiresAt: new Date('2026-11-28T10:00:00.000Z'),
  });
  expect(stampsOf(endedGuardianship(confirmed, 'player', LATER))).toMatchObject({ pair: null, dueOn: null });
});
