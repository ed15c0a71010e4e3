import {
  answeredAttestation,
  type ConfirmersAnswer,
  revokedAttestation,
  withdrawnAttestation,
  withoutReference,
} from '@touchline/domain/person/attestations/answer-attestation';
import { type Attestation, stateOfAttestation } from '@touchline/domain/person/attestations/attestation';
import { type OpenedAttestation, shownAttestation } from '@touchline/domain/person/attestations/shown-attestations';
import type { Firestore } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { personDocuments } from '../profiles/profile-store';
import { attestationDocuments, idOfAttestationLink, isLinkOf } from './attestation-documents';
import { tellPlayer } from './attestation-mails-store';

/** What the link of a mail does. */
export type LinkAct =
  { readonly kind: 'answer'; readonly answer: ConfirmersAnswer } | { readonly kind: 'revoke' | 'endReference' };

interface ByLink {
  readonly link: string;
  readonly act: LinkAct;
  readonly origin: string;
  /** Whether the address of a player is proven, for the mail. */
  readonly isVerified: (uid: string) => Promise<boolean>;
}

/** What confirmers do by the link of their mail, and players with their requests. */
export interface AttestationStore {
  /** What a link asks. Throws Refusal notFound for one that is forged, or over. */
  readonly open: (link: string) => Promise<OpenedAttestation>;
  /** Answers, or revokes the answer or ends the reference; the player is told. Throws Refusal notFound and conflict. */
  readonly act: (by: ByLink) => Promise<void>;
  /** Ends a request of a player. Throws Refusal notFound for that of another. */
  readonly withdraw: (uid: string, attestationId: string) => Promise<void>;
}

export function attestationStore(database: () => Firestore, clock: Clock, newId: () => string): AttestationStore {
  const audited = auditedTransactions(database, clock, newId);
  const at = (id: string) => attestationDocuments(database()).doc(id);

  return {
    open: async (link) => {
      const now = clock().toISOString();
      const one = (await at(idOfAttestationLink(link)).get()).data();
      if (one === undefined || !isLinkOf(link, one)) missing('unknownAttestationLink');
      const profile = (await personDocuments(database()).profiles.doc(one.player).get()).data();
      return openedBy(one, profile?.displayName ?? missing('unknownAttestationLink'), now);
    },

    act: async ({ link, act, origin, isVerified }) => {
      const document = at(idOfAttestationLink(link));
      const player = (await document.get()).data()?.player ?? missing('unknownAttestationLink');
      const isPlayerVerified = await isVerified(player);
      return audited({
        reads: { document, account: personDocuments(database()).accounts.doc(player) },
        require: (stored) => ({
          one: stored.document.data() ?? missing('unknownAttestationLink'),
          account: stored.account.data() ?? missing('unknownAttestationLink'),
        }),
        alreadyDone: () => undefined,
        decide: async ({ one, account }, attempt) => {
          if (!isLinkOf(link, one) || stateOfAttestation(one, attempt.at) === 'review') missing('unknownAttestationLink');
          const after = afterAct(one, act, attempt.at);
          if (after === one) return { answer: undefined };
          const told = { attestation: after, account, isVerified: isPlayerVerified };
          const mail = await tellPlayer(database(), attempt, told, { origin, newId });
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, after);
              mail(unit);
            },
            audit: {
              action: act.kind === 'answer' ? 'attestation.answer' : 'attestation.end',
              target: `profiles/${player}`,
              by: { uid: null, isAdmin: false },
              detail: { as: 'confirmer', attestationId: one._id },
            },
          };
        },
      });
    },

    withdraw: (uid, attestationId) =>
      audited({
        reads: { document: at(attestationId) },
        require: ({ document }) => document.data() ?? missing('unknownAttestation'),
        alreadyDone: () => undefined,
        decide: (one, attempt) => {
          if (one.player !== uid) missing('unknownAttestation');
          const after = withdrawnAttestation(one, attempt.at);
          if (after === one) return { answer: undefined };
          return {
            answer: undefined,
            write: (unit) => unit.save(at(attestationId), after),
            audit: {
              action: 'attestation.end',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: { as: 'player', attestationId },
            },
          };
        },
      }),
  };
}

function afterAct(one: Attestation, act: LinkAct, at: string): Attestation {
  if (act.kind === 'answer') return answeredAttestation(one, act.answer, at);
  return act.kind === 'revoke' ? revokedAttestation(one, at) : withoutReference(one, at);
}

function openedBy(one: Attestation, playerName: string, now: string): OpenedAttestation {
  const { state, facts, reference: asked, validUntil, confirmedUntil } = shownAttestation(one, now);
  const isOver = state === 'answered' && confirmedUntil !== null && confirmedUntil <= now;
  if (isOver || (state !== 'open' && state !== 'answered')) missing('unknownAttestationLink');
  const { name, email, kind, role, team } = one.confirmer;
  const reference = asked === null ? null : { name: asked.name ?? name, email, isGiven: asked.isGiven };
  return { playerName, kind, role, team, facts, reference, state, validUntil, confirmedUntil };
}
