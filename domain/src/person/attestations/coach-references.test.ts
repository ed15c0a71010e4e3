import { expect, test } from 'vitest';
import { READERS } from '../profiles/audience/visibility';
import { aProfile } from '../testing/a-profile';
import { answeredAttestation, revokedAttestation, withdrawnAttestation, withoutReference } from './answer-attestation';
import type { Attestation } from './attestation';
import { ATTESTATIONS } from './attestation';
import { coachReferencesOf } from './coach-references';
import { confirmedFactsOf } from './confirmed-facts';
import { anAttestation } from './testing/an-attestation';

const ANSWERED_AT = '2026-03-02T10:00:00.000Z';
const AT = '2026-05-01T10:00:00.000Z';
const ASKED = anAttestation({ reference: { isGiven: null, name: null } });
const YES = { confirmed: [], reference: { name: 'Kim B. Sample' } };
const GIVEN = answeredAttestation(ASKED, YES, ANSWERED_AT);
const KIM = { name: 'Kim B. Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC', month: '2026-03' };
const AS_COACH = { reader: 'coach', isBlocked: false } as const;

const namesOf = (...attestations: readonly Attestation[]) =>
  coachReferencesOf(aProfile(), attestations, AS_COACH, AT).map(({ name }) => name);

test('[S3-01] a reference is shown to owner and guardians, with the address to accepted coaches alone', () => {
  for (const page of [aProfile({ adultFrom: '2020-01-01' }), aProfile({ adultFrom: '2999-01-01' })]) {
    const shown = READERS.map((reader) => coachReferencesOf(page, [GIVEN], { reader, isBlocked: false }, AT));
    expect(shown).toEqual([
      ...[[], []],
      [{ ...KIM, email: 'coach@club.example' }],
      ...[[{ ...KIM, email: null }], [{ ...KIM, email: null }]],
    ]);
  }
});

test('it is shown to no coach who is blocked, of no hidden page, and to nobody where the player closes the group', () => {
  const page = aProfile();
  const closed = { ...page, audiences: { ...page.audiences, reference: 'nobody' as const } };
  expect(coachReferencesOf(page, [GIVEN], { ...AS_COACH, isBlocked: true }, AT)).toEqual([]);
  for (const one of [closed, { ...page, hidden: true }, aProfile({ type: 'parent' })])
    expect(coachReferencesOf(one, [GIVEN], AS_COACH, AT)).toEqual([]);
});

test('nothing is shown without a yes: before the answer, after a no, and where it was not asked', () => {
  const no = answeredAttestation(ASKED, { confirmed: ['gpa'], reference: null }, ANSWERED_AT);
  const unasked = answeredAttestation(anAttestation(), YES, ANSWERED_AT);
  expect(no.reference).toEqual({ isGiven: false, name: null });
  expect(unasked.reference).toBeNull();
  expect(namesOf(ASKED, no, unasked)).toEqual([]);
});

test('it holds for six months, and ends with the request, or alone while the facts stay confirmed', () => {
  const both = answeredAttestation(ASKED, { ...YES, confirmed: ['gpa'] }, ANSWERED_AT);
  const alone = withoutReference(both, AT);
  expect(withoutReference(alone, AT)).toBe(alone);
  expect(() => withoutReference(ASKED, ANSWERED_AT)).toThrow('attestationOver');
  expect(confirmedFactsOf(aProfile(), [alone], 'owner', AT)).toHaveLength(1);
  expect(namesOf(both)).toHaveLength(1);
  for (const one of [alone, revokedAttestation(both, AT), withdrawnAttestation(both, AT)]) expect(namesOf(one)).toEqual([]);
  const lapsed = coachReferencesOf(aProfile(), [both], AS_COACH, '2026-09-02T10:00:00.000Z');
  expect(lapsed).toEqual([]);
});

test('it ends when the player asks the same mailbox as somebody else or of another club, or the next answer is no', () => {
  const later = { ...ASKED, _id: 'later', askedAt: '2026-04-01T10:00:00.000Z', sentAt: '2026-04-01T10:00:00.000Z' };
  const asking = (changes: Partial<Attestation['confirmer']>) => ({ ...later, confirmer: { ...later.confirmer, ...changes } });
  expect(namesOf(GIVEN, asking({ email: 'COACH@club.example' }))).toEqual(['Kim B. Sample']);
  expect(namesOf(GIVEN, asking({ team: 'Other FC', email: 'other@club.example' }))).toEqual(['Kim B. Sample']);
  for (const changes of [{ team: 'Other FC' }, { name: 'Sam Other' }, { role: 'director' as const }])
    expect(namesOf(GIVEN, asking(changes)), JSON.stringify(changes)).toEqual([]);
  const no = { ...later, reference: { isGiven: false, name: null }, answeredAt: '2026-04-02T10:00:00.000Z' };
  expect(namesOf(GIVEN, no)).toEqual([]);
  expect(namesOf(GIVEN, withdrawnAttestation(no, AT)), 'a no cannot be withdrawn by the player').toEqual([]);
  expect(namesOf(GIVEN, revokedAttestation({ ...later, validUntil: null }, AT))).toEqual([]);
  const again = { ...no, reference: { isGiven: true, name: 'Kim Again' } };
  expect(namesOf(GIVEN, again)).toEqual(['Kim Again']);
});

test('a request with nothing but a yes to it is found by until when it holds', () => {
  const stamp = (one: Attestation) => ATTESTATIONS.stamps?.['confirmedUntil']?.(one, AT);
  expect(stamp(GIVEN)).toBe('2026-09-02T10:00:00.000Z');
  expect(stamp(withoutReference(GIVEN, AT))).toBeNull();
});
