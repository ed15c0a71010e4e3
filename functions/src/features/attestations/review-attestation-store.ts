import { reviewedAttestation } from '@touchline/domain/person/attestations/answer-attestation';
import type { waitingAttestation } from '@touchline/domain/person/attestations/shown-attestations';
import { comesOfAgeOn } from '@touchline/domain/person/consent/age-rules';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { ATTESTATION_LIMITS } from '@touchline/domain/reference/attested-facts';
import type { Firestore } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { guardiansOfPlayer } from '../guardianship/guardian-of-player-store';
import { personDocuments } from '../profiles/profile-store';
import { attestationDocuments, attestationsToMailbox } from './attestation-documents';
import { askConfirmer } from './attestation-mails-store';

type Waiting = z.infer<typeof waitingAttestation>;

/** An admin's decision about a request that waits. */
interface Reviewing {
  readonly attestationId: string;
  readonly isSent: boolean;
  readonly by: string;
  readonly origin: string;
}

/** The requests that wait until an admin has looked at the address. */
export interface ReviewAttestationStore {
  readonly list: () => Promise<Waiting[]>;
  /**
   * Sends a request or ends it, with the audit line. Throws Refusal notFound, and conflict where it is decided already
   * and where a minor has no confirmed guardian any more.
   */
  readonly review: (reviewing: Reviewing) => Promise<void>;
}

/** The requests that wait for an admin. */
export function waitingAttestationsOf(database: Firestore) {
  return attestationDocuments(database).where('reviewSince', '>', '');
}

export function reviewAttestationStore(database: () => Firestore, clock: Clock, newId: () => string): ReviewAttestationStore {
  const people = () => personDocuments(database());

  async function shown(id: string, today: string): Promise<Waiting[]> {
    const one = readOrReport(await attestationDocuments(database()).doc(id).get());
    if (one === null) return [];
    const [profile, account, toMailbox] = await Promise.all([
      people().profiles.doc(one.player).get(),
      people().accounts.doc(one.player).get(),
      attestationsToMailbox(database(), one.confirmer.email),
    ]);
    const [ofProfile, ofAccount] = [readOrReport(profile), readOrReport(account)];
    if (ofProfile === null || ofAccount === null) return [];
    const { username, displayName } = ofProfile;
    const others = new Set(toMailbox.flatMap(({ player }) => (player === one.player ? [] : [player])));
    const { confirmer, askedAt, reviewReasons } = one;
    return [
      {
        ...{ attestationId: id, confirmer, askedAt, reasons: [...reviewReasons], otherPlayers: others.size },
        player: { username, displayName, isMinor: today < comesOfAgeOn(ofAccount.dateOfBirth) },
        facts: one.facts.map(({ fact }) => fact),
        asksReference: one.reference !== null,
      },
    ];
  }

  return {
    list: async () => {
      const today = clock().toISOString().slice(0, 10);
      const waiting = waitingAttestationsOf(database()).orderBy('reviewSince').limit(ATTESTATION_LIMITS.listed);
      const found = await waiting.get();
      return (await Promise.all(found.docs.map(({ id }) => shown(id, today)))).flat();
    },

    review: async ({ attestationId, isSent, by, origin }) => {
      const document = attestationDocuments(database()).doc(attestationId);
      const player = (await document.get()).data()?.player ?? missing('unknownAttestation');
      return auditedTransactions(
        database,
        clock,
        newId,
      )({
        reads: { document, account: people().accounts.doc(player) },
        require: (stored) => ({
          one: stored.document.data() ?? missing('unknownAttestation'),
          account: stored.account.data() ?? missing('unknownAttestation'),
        }),
        alreadyDone: () => undefined,
        decide: async ({ one, account }, attempt) => {
          const after = reviewedAttestation(one, isSent, attempt.now);
          const { guardians } = await guardiansOfPlayer(database(), account, attempt.at);
          const isMinor = attempt.at.slice(0, 10) < comesOfAgeOn(account.dateOfBirth);
          if (isSent && isMinor && guardians.length === 0) throw new Refusal('conflict', 'attestationWithoutGuardian');
          const asked = isSent
            ? await askConfirmer(database(), attempt, { attestation: after, account }, { origin, newId })
            : null;
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, after);
              asked?.(unit);
            },
            audit: {
              action: 'attestation.review',
              target: `profiles/${player}`,
              by: { uid: by, isAdmin: true },
              detail: { attestationId, decision: isSent ? 'sent' : 'refused' },
            },
          };
        },
      });
    },
  };
}
