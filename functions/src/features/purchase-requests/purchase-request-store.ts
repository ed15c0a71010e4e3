import {
  answeredPurchaseRequest,
  approvalState,
  decidesFor,
  guardiansToAsk,
  newPurchaseRequest,
  type PurchaseApproval,
} from '@touchline/domain/money/approval/approved-purchase';
import { PURCHASE_REQUESTS } from '@touchline/domain/money/approval/purchase-request';
import { PURCHASES } from '@touchline/domain/money/purchase';
import type { Currency } from '@touchline/domain/kernel/format/money';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { PriceName } from '@touchline/domain/reference/price-list';
import type { Firestore, Query } from '@google-cloud/firestore';
import { auditedTransactions, missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { linksOfPlayer } from '../guardianship/guardian-of-player-store';
import { personDocuments } from '../profiles/profile-store';
import { askGuardian, tellBuyer } from './purchase-request-mails-store';

/** Far more than anybody asks within the months for which requests are stored, or buys. */
const MOST = 1000;

interface Asking {
  readonly uid: string;
  readonly priceName: PriceName;
  readonly currency: Currency;
  readonly origin: string;
}

interface Answering {
  readonly guardian: string;
  readonly purchaseRequestId: string;
  readonly answer: 'yes' | 'no';
  readonly origin: string;
  /** Whether the address of a player is proven, for the mail. */
  readonly isVerified: (uid: string) => Promise<boolean>;
}

/** Purchases that guardians approve (docs/decisions/227-guardians-approve-purchases.md). */
export interface PurchaseRequestStore {
  /**
   * Lets a purchase through that no guardian wants to be asked about, or that is approved. Throws Refusal conflict for
   * any other: `purchaseAsked` once the guardians have their mails, each once, and `purchaseDeclined`.
   */
  readonly requireApproval: (asking: Asking) => Promise<void>;
  /** Stores a guardian's answer; the player is told once it decides. Throws Refusal notFound, forbidden, conflict. */
  readonly answer: (answering: Answering) => Promise<void>;
}

/** What guardians were asked before minors paid. */
export function purchaseRequestDocuments(database: Firestore) {
  return collectionOf(database, PURCHASE_REQUESTS);
}

async function allOf<Document>(query: Query<Document>): Promise<readonly Document[]> {
  return (await query.limit(MOST).get()).docs.flatMap((one) => readOrReport(one) ?? []);
}

/** What decides about the purchases of a player at a time (ISO 8601). */
export async function approvalsOf(
  database: Firestore,
  player: string,
  now: string,
): Promise<Omit<PurchaseApproval, 'priceName'>> {
  const [links, requests, purchases] = await Promise.all([
    linksOfPlayer(database, player),
    allOf(purchaseRequestDocuments(database).where('player', '==', player)),
    allOf(collectionOf(database, PURCHASES).where('buyer', '==', player)),
  ]);
  return { links, requests, purchases, now };
}

export function purchaseRequestStore(database: () => Firestore, clock: Clock, newId: () => string): PurchaseRequestStore {
  const audited = auditedTransactions(database, clock, newId);
  const accounts = () => personDocuments(database()).accounts;

  return {
    requireApproval: async ({ uid, priceName, currency, origin }) => {
      const account = accounts().doc(uid);
      const state = await audited({
        reads: { account },
        require: (stored) => stored.account.data() ?? missing('noProfile'),
        alreadyDone: () => 'asked' as const,
        decide: async (buyer, attempt) => {
          const approval = { ...(await approvalsOf(database(), uid, attempt.at)), priceName };
          const now = approvalState(approval);
          if (now !== 'unasked') return { answer: now };
          const asked = guardiansToAsk(approval).map((guardian) =>
            newPurchaseRequest({ _id: newId(), player: uid, guardian, priceName, currency }, attempt.now),
          );
          const mails = await askGuardian(database(), attempt, { asked, buyer }, { origin, newId });
          return {
            answer: 'asked' as const,
            write: (unit) => {
              for (const one of asked) unit.create(purchaseRequestDocuments(database()).doc(one._id), one);
              unit.save(account, buyer);
              mails(unit);
            },
            audit: {
              action: 'purchase.ask',
              target: `profiles/${uid}`,
              by: { uid, isAdmin: false },
              detail: { priceName },
            },
          };
        },
      });
      if (state === 'declined') throw new Refusal('conflict', 'purchaseDeclined');
      if (state === 'asked') throw new Refusal('conflict', 'purchaseAsked');
    },

    answer: async ({ guardian, purchaseRequestId, answer, origin, isVerified }) => {
      const document = purchaseRequestDocuments(database()).doc(purchaseRequestId);
      const known = (await document.get()).data();
      if (known?.guardian !== guardian) return missing('unknownPurchaseRequest');
      const isPlayerVerified = await isVerified(known.player);
      const account = accounts().doc(known.player);
      await audited({
        reads: { account, one: document },
        require: (stored) => ({
          one: stored.one.data() ?? missing('unknownPurchaseRequest'),
          buyer: stored.account.data() ?? missing('unknownPurchaseRequest'),
        }),
        alreadyDone: () => undefined,
        decide: async ({ one, buyer }, attempt) => {
          const approval = { ...(await approvalsOf(database(), one.player, attempt.at)), priceName: one.priceName };
          if (!decidesFor(approval.links, guardian, attempt.at)) throw new Refusal('forbidden', 'guardianshipReadsOnly');
          const after = answeredPurchaseRequest(one, answer, approval, attempt.now);
          if (after === one) return { answer: undefined };
          const requests = [...approval.requests.filter(({ _id }) => _id !== one._id), after];
          const [before, state] = [approvalState(approval), approvalState({ ...approval, requests })];
          const told = { buyer, priceName: one.priceName, state: state === before ? null : state, isPlayerVerified };
          const mail = await tellBuyer(database(), attempt, told, { origin, newId });
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(document, after);
              unit.save(account, buyer);
              mail?.(unit);
            },
            audit: {
              action: 'purchase.answer',
              target: `profiles/${one.player}`,
              by: { uid: guardian, isAdmin: false },
              detail: { priceName: one.priceName, decision: answer },
            },
          };
        },
      });
    },
  };
}
