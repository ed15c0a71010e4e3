import { askAttestationStore } from '../features/attestations/ask-attestation-store';
import {
  answerAttestation,
  askAttestation,
  attestations,
  confirmedFacts,
  openAttestation,
  reviewAttestation,
  revokeAttestation,
  waitingAttestations,
  withdrawAttestation,
} from '../features/attestations/attestation-handlers';
import { attestationStore } from '../features/attestations/attestation-store';
import { confirmedFactsStore } from '../features/attestations/confirmed-facts-store';
import { reviewAttestationStore } from '../features/attestations/review-attestation-store';
import { isGuardianOf } from '../features/guardianship/guardian-of-player-store';
import { dailyLimitStore, rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of facts that coaches confirm. */
export function attestationHandlers({ database, clock, newId, users, profiles, countAttempt }: SharedServices) {
  const dependencies = {
    requests: { ...askAttestationStore(database, clock, newId), ...attestationStore(database, clock, newId) },
    reviews: reviewAttestationStore(database, clock, newId),
    readConfirmed: confirmedFactsStore(database, clock),
    isGuardianOf: isGuardianOf(database, clock),
    ...{ users, profiles },
    countToday: dailyLimitStore(database, clock),
    openings: rateLimitOf('attestationLink', countAttempt),
  };
  return {
    attestations: attestations(dependencies),
    askAttestation: askAttestation(dependencies),
    withdrawAttestation: withdrawAttestation(dependencies),
    openAttestation: openAttestation(dependencies),
    answerAttestation: answerAttestation(dependencies),
    revokeAttestation: revokeAttestation(dependencies),
    confirmedFacts: confirmedFacts(dependencies),
    waitingAttestations: waitingAttestations(dependencies),
    reviewAttestation: reviewAttestation(dependencies),
  };
}
