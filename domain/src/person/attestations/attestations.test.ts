import { describe, expect, test } from 'vitest';
import { Refusal } from '../../kernel/refusal/refusal';
import { ATTESTATION_LIMITS, type AttestedFact } from '../../reference/attested-facts';
import { aProfile } from '../testing/a-profile';
import { answeredAttestation, reviewedAttestation, revokedAttestation, withdrawnAttestation } from './answer-attestation';
import { type AskingPlayer, attestationForm, type AttestationForm, newAttestation } from './ask-attestation';
import { ATTESTATIONS, confirmedUntilOf, stateOfAttestation } from './attestation';
import { confirmedFactsOf } from './confirmed-facts';
import { aConfirmation, anAttestation } from './testing/an-attestation';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const FORM: AttestationForm = {
  ...{ email: 'coach@club.example', name: 'Kim Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC' },
  ...{ facts: ['position', 'gpa'], asksReference: false, locale: 'en' },
};
const ADULT: AskingPlayer = {
  ...{ profile: aProfile(), email: 'robin@people.example', isVerified: true, isMinor: false, guardians: [] },
  ...{ isPlayers: false, own: [], toMailbox: [] },
};
const MINOR: AskingPlayer = { ...ADULT, isMinor: true, guardians: ['parent@people.example'] };

const answer = (confirmed: readonly AttestedFact[]) => ({ confirmed, reference: null });
const ask = (asking: Partial<AskingPlayer> = {}, form: Partial<AttestationForm> = {}) =>
  newAttestation({ ...ADULT, ...asking }, { ...FORM, ...form }, { _id: 'attestation-1', now: NOW });

const codeOf = (act: () => unknown): string | null => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return null;
};

describe('asking a coach', () => {
  test('is sent at once with the values of the profile, for 14 days', () => {
    expect(ask()).toEqual(anAttestation());
    expect(stateOfAttestation(ask(), '2026-03-15T09:59:59.000Z')).toBe('open');
    expect(stateOfAttestation(ask(), '2026-03-15T10:00:00.000Z')).toBe('expired');
  });

  test('is refused where nothing of it is in the profile, or nothing is asked', () => {
    expect(codeOf(() => ask({}, { facts: [] }))).toBe('attestationOfNothing');
    expect(codeOf(() => ask({ profile: aProfile({ gpa: null }) }, { facts: ['gpa'] }))).toBe('attestationOfNothing');
  });

  test.each<[string, Partial<AskingPlayer>, string]>([
    ['a coach', { profile: aProfile({ type: 'coach' }) }, 'attestationForPlayers'],
    ['an unverified address', { isVerified: false }, 'verifyEmailFirst'],
    ['a minor without a guardian', { isMinor: true }, 'attestationNeedsGuardian'],
    ['the own address', { email: 'Coach+me@club.example' }, 'attestationOwnAddress'],
    ['another player’s address', { isPlayers: true }, 'attestationOfPlayer'],
    ['the guardian’s address', { ...MINOR, guardians: ['coach@club.example'] }, 'attestationOfGuardian'],
    ['a question that is open', { own: [anAttestation()] }, 'attestationAskedAlready'],
    [
      'too many open questions',
      {
        own: Array.from({ length: ATTESTATION_LIMITS.open }, (_, index) =>
          anAttestation({ confirmer: { ...anAttestation().confirmer, email: `other-${index}@club.example` } }),
        ),
      },
      'attestationsTooMany',
    ],
  ])('is refused for %s', (_, asking, code) => {
    expect(codeOf(() => ask(asking))).toBe(code);
  });

  test('of the same person is possible again once the question is answered, over or withdrawn', () => {
    const earlier = [aConfirmation(), withdrawnAttestation(anAttestation(), NOW.toISOString())];
    expect(codeOf(() => ask({ own: earlier }))).toBeNull();
  });

  test('refuses names that hold an address', () => {
    for (const changes of [{ name: 'www.spam.example' }, { team: 'spam.example/now' }, { name: '' }, { role: 'boss' }])
      expect(attestationForm.safeParse({ ...FORM, ...changes }).success).toBe(false);
    expect(attestationForm.safeParse({ ...FORM, team: '1. FC Köln' }).success).toBe(true);
  });
});

describe('an admin looks first', () => {
  const to = (email: string) => ({ email });
  const others = Array.from({ length: ATTESTATION_LIMITS.otherPlayers }, (_, index) =>
    anAttestation({ _id: `of-${index}`, player: `player-${index}` }),
  );
  const letThrough = aConfirmation({ reviewedAt: '2026-02-01T10:00:00.000Z' });
  const refused = reviewedAttestation(anAttestation({ sentAt: null, validUntil: null }), false, NOW);

  test.each<[string, Partial<AskingPlayer>, Partial<AttestationForm>, readonly string[]]>([
    ['at a minor’s free mail', MINOR, to('kim@gmx.de'), ['freeMail']],
    ['not at an adult’s free mail', {}, to('kim@gmx.de'), []],
    ['not at a minor’s club', MINOR, {}, []],
    ['at a mailbox that is thrown away', {}, to('kim@eu.mailinator.com'), ['disposable']],
    ['at an address that ten others ask', { toMailbox: others }, {}, ['manyPlayers']],
    ['not at one that nine others ask', { toMailbox: others.slice(1) }, {}, []],
    ['not again at one that was let through', { toMailbox: [...others, letThrough] }, {}, []],
    ['again for another club', { toMailbox: [...others, letThrough] }, { team: 'Other FC' }, ['manyPlayers']],
    ['at one that was not let through', { toMailbox: [refused] }, {}, ['refusedBefore']],
  ])('%s', (_, asking, form, reasons) => {
    const asked = ask(asking, form);
    expect(asked.reviewReasons).toEqual(reasons);
    expect(asked.sentAt === null).toBe(reasons.length > 0);
    expect(stateOfAttestation(asked, NOW.toISOString())).toBe(reasons.length > 0 ? 'review' : 'open');
  });

  test('and sends it for 14 days from then, or ends it; once', () => {
    const waiting = ask(MINOR, to('kim@gmx.de'));
    const later = new Date('2026-03-20T10:00:00.000Z');
    const sent = reviewedAttestation(waiting, true, later);
    expect(sent).toMatchObject({ sentAt: later.toISOString(), validUntil: '2026-04-03T10:00:00.000Z' });
    expect(reviewedAttestation(waiting, false, later)).toMatchObject({ endedBy: 'admin', sentAt: null });
    expect(codeOf(() => reviewedAttestation(sent, true, later))).toBe('attestationReviewed');
  });
});

describe('the answer', () => {
  const at = '2026-03-02T10:00:00.000Z';

  test('counts once, and confirms nothing that was not asked', () => {
    const answered = answeredAttestation(anAttestation(), answer(['gpa', 'team']), at);
    expect(answered).toEqual(aConfirmation());
    expect(codeOf(() => answeredAttestation(answered, answer(['position']), at))).toBe('attestationOver');
    expect(codeOf(() => answeredAttestation(anAttestation(), answer([]), '2026-03-16T10:00:00.000Z'))).toBe('attestationOver');
  });

  test('is revoked by the confirmer, also before it is given; a second time changes nothing', () => {
    for (const one of [anAttestation(), aConfirmation()]) {
      const back = revokedAttestation(one, at);
      expect(back).toMatchObject({ endedBy: 'confirmer', endedAt: at });
      expect(revokedAttestation(back, '2026-04-01T10:00:00.000Z')).toBe(back);
    }
    const withdrawn = withdrawnAttestation(aConfirmation(), at);
    expect(codeOf(() => revokedAttestation(withdrawn, at))).toBe('attestationOver');
    expect(withdrawnAttestation(withdrawn, '2026-04-01T10:00:00.000Z')).toBe(withdrawn);
  });
});

describe('a confirmed fact', () => {
  const page = aProfile({ adultFrom: '2020-01-01' });
  const minorsPage = aProfile({ adultFrom: '2999-01-01' });
  const at = '2026-05-01T10:00:00.000Z';
  const grades = { fact: 'gpa', kind: 'club', role: 'headCoach', team: 'Sample Town FC', month: '2026-03' };

  test('stands with who confirmed it, in which month, for six months', () => {
    expect(confirmedFactsOf(page, [aConfirmation()], 'member', at)).toEqual([grades]);
    expect(confirmedUntilOf('2026-03-02T10:00:00.000Z')).toBe('2026-09-02T10:00:00.000Z');
    expect(confirmedFactsOf(page, [aConfirmation()], 'member', '2026-09-02T09:59:59.000Z')).toEqual([grades]);
    expect(confirmedFactsOf(page, [aConfirmation()], 'member', '2026-09-02T10:00:00.000Z')).toEqual([]);
  });

  test('lapses when the value changes, or its scale, and when it is revoked or withdrawn', () => {
    for (const changes of [{ gpa: 3.7 }, { gpaOf: 5 }, { gpa: null, gpaOf: null }])
      expect(confirmedFactsOf({ ...page, ...changes }, [aConfirmation()], 'owner', at)).toEqual([]);
    for (const ended of [revokedAttestation(aConfirmation(), at), withdrawnAttestation(aConfirmation(), at)])
      expect(confirmedFactsOf(page, [ended], 'owner', at)).toEqual([]);
  });

  test('is shown to nobody who is not shown its value', () => {
    expect(confirmedFactsOf(page, [aConfirmation()], 'visitor', at)).toEqual([]);
    expect(confirmedFactsOf(minorsPage, [aConfirmation()], 'member', at)).toEqual([]);
    expect(confirmedFactsOf({ ...page, hidden: true }, [aConfirmation()], 'coach', at)).toEqual([]);
  });

  test('names no club of a minor to whoever may not know town and school', () => {
    const everybody = { ...minorsPage.audiences, grades: 'members' as const };
    const open = { ...minorsPage, audiences: everybody };
    expect(confirmedFactsOf(open, [aConfirmation()], 'member', at)).toEqual([{ ...grades, team: null }]);
    expect(confirmedFactsOf(open, [aConfirmation()], 'coach', at)).toEqual([grades]);
    for (const group of ['town', 'school'] as const) {
      const oneOpen = { ...open, audiences: { ...open.audiences, [group]: 'members' as const } };
      expect(confirmedFactsOf(oneOpen, [aConfirmation()], 'member', at), `${group} alone`).toEqual([{ ...grades, team: null }]);
    }
    const bothOpen = { ...open, audiences: { ...open.audiences, town: 'members' as const, school: 'members' as const } };
    expect(confirmedFactsOf(bothOpen, [aConfirmation()], 'member', at)).toEqual([grades]);
  });

  test('is that of whoever confirmed last', () => {
    const school = { ...aConfirmation().confirmer, kind: 'school' as const, role: 'counselor' as const };
    const later = aConfirmation({ _id: 'later', confirmer: school, answeredAt: '2026-04-02T10:00:00.000Z' });
    expect(confirmedFactsOf(page, [later, aConfirmation()], 'coach', at)).toMatchObject([
      { role: 'counselor', month: '2026-04' },
    ]);
  });

  test('is found by until when it holds, and grades by themselves', () => {
    const { stamps } = ATTESTATIONS;
    const stamp = (name: string, one = aConfirmation()) => stamps?.[name]?.(one, at);
    expect([stamp('confirmedUntil'), stamp('gradesUntil')]).toEqual(Array(2).fill('2026-09-02T10:00:00.000Z'));
    const positionAlone = answeredAttestation(anAttestation(), answer(['position']), '2026-03-02T10:00:00.000Z');
    expect([stamp('confirmedUntil', positionAlone), stamp('gradesUntil', positionAlone)]).toEqual([
      '2026-09-02T10:00:00.000Z',
      null,
    ]);
    expect(stamp('confirmedUntil', anAttestation())).toBeNull();
    expect(stamp('confirmedUntil', revokedAttestation(aConfirmation(), at))).toBeNull();
  });
});
