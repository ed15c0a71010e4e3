import { type Attestation, ATTESTATION_SCHEMA_VERSION } from '../attestation';

/** A request about grades and position that was sent on 1 March 2026 and is not answered; `changes` replace fields. */
export function anAttestation(changes: Partial<Attestation> = {}): Attestation {
  return {
    ...{ _id: 'attestation-1', schemaVersion: ATTESTATION_SCHEMA_VERSION, player: 'uid-demo-player', locale: 'en' },
    confirmer: { email: 'coach@club.example', name: 'Kim Sample', kind: 'club', role: 'headCoach', team: 'Sample Town FC' },
    facts: [
      { fact: 'gpa', value: '3.6/4', isConfirmed: null },
      { fact: 'position', value: 'LB', isConfirmed: null },
    ],
    reference: null,
    ...{ askedAt: '2026-03-01T10:00:00.000Z', reviewReasons: [], reviewedAt: null, sentAt: '2026-03-01T10:00:00.000Z' },
    ...{ validUntil: '2026-03-15T10:00:00.000Z', answeredAt: null, endedAt: null, endedBy: null },
    changedAt: '2026-03-01T10:00:00.000Z',
    ...changes,
  };
}

/** The request after its grades were confirmed on 2 March 2026, and its position was not. */
export function aConfirmation(changes: Partial<Attestation> = {}): Attestation {
  return anAttestation({
    facts: [
      { fact: 'gpa', value: '3.6/4', isConfirmed: true },
      { fact: 'position', value: 'LB', isConfirmed: false },
    ],
    ...{ answeredAt: '2026-03-02T10:00:00.000Z', changedAt: '2026-03-02T10:00:00.000Z' },
    ...changes,
  });
}
