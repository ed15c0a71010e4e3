import { planDetail } from '@touchline/domain/money/plan-history';
import { keptBoostsOf } from '@touchline/domain/money/kept-boosts';
import { PROCESSED_EVENT_SCHEMA_VERSION, PROCESSED_EVENTS } from '@touchline/domain/money/processed-event';
import { PURCHASES } from '@touchline/domain/money/purchase';
import { settled, settledWithoutPerson } from '@touchline/domain/money/settlement';
import { type SurplusPlan, surplusPlans } from '@touchline/domain/money/surplus-plans';
import type { Firestore } from 'firebase-admin/firestore';
import { type Attempt, auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import type { Writes } from '../../platform/firestore';
import { logUnsettled } from '../../platform/log';
import { collectionOf } from '../../platform/stored-document';
import { arrangeLine } from '../featuring/feature-line-store';
import { personDocuments } from '../profiles/profile-store';
import type { ReadCustomerFacts } from './customer-facts-gateway';
import type { PaymentEvent } from './event-gateway';
import { prepareSettlementMails } from './settlement-mails';

const MARKERS_AT_ONCE = 300;

/** What the ledger needs besides the database. */
interface PurchaseDependencies {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly readFacts: ReadCustomerFacts;
  /** Ends a subscription at the provider that its buyer has no use of. */
  readonly endSurplus: (plan: SurplusPlan) => Promise<void>;
  /** Whether the owner of an account has proven the mail address. */
  readonly isVerified: (uid: string) => Promise<boolean>;
}

/** The ledger, and the entitlements that follow from it. */
export interface PurchaseStore {
  /**
   * Writes what the provider says now about a customer, in one transaction with the events that were the reason to look
   * (F10, F11): ledger, entitlements, mails and audit line. Events that were processed before change nothing. The facts
   * are read after the account within the transaction, so of two at once the later one has the newer facts (F13).
   * `origin` is that of our pages, for links in mails.
   */
  readonly settle: (customerId: string, events: readonly PaymentEvent[], origin: string) => Promise<void>;
  /** Those of the events that were not processed yet. */
  readonly unprocessed: (events: readonly PaymentEvent[]) => Promise<readonly PaymentEvent[]>;
}

export function purchaseStore(
  database: () => Firestore,
  { clock, newId, readFacts, endSurplus, isVerified }: PurchaseDependencies,
): PurchaseStore {
  const audited = auditedTransactions(database, clock, newId);
  const markerOf = ({ id }: PaymentEvent) => collectionOf(database(), PROCESSED_EVENTS).doc(id);
  const rowOf = (id: string) => collectionOf(database(), PURCHASES).doc(id);

  const knownRows = async (ids: readonly string[], read: Attempt['read']) =>
    ids.length === 0 ? [] : (await read(...ids.map(rowOf))).flatMap((snapshot) => snapshot.data() ?? []);

  /** The account of a customer by what is stored, never by what the provider's objects say about it. */
  const accountOf = async (customerId: string): Promise<string | null> => {
    const { accounts } = personDocuments(database());
    const { docs } = await accounts.where('stripeCustomerId', '==', customerId).limit(1).get();
    return docs[0]?.id ?? null;
  };

  const unprocessed: PurchaseStore['unprocessed'] = async (events) => {
    const open: PaymentEvent[] = [];
    for (let from = 0; from < events.length; from += MARKERS_AT_ONCE) {
      const some = events.slice(from, from + MARKERS_AT_ONCE);
      const markers = await database().getAll(...some.map(markerOf));
      open.push(...some.filter((_, index) => markers[index]?.exists !== true));
    }
    return open;
  };

  return {
    unprocessed,
    settle: async (customerId, events, origin) => {
      const isNeeded = events.length === 0 || (await unprocessed(events)).length > 0;
      if (!isNeeded) return;
      const uid = await accountOf(customerId);
      const { accounts, profiles } = personDocuments(database());
      const [accountDocument, profileDocument] = [accounts.doc(uid ?? '-'), profiles.doc(uid ?? '-')];
      const mailIds = { receipt: newId(), notice: newId() };
      await audited({
        reads: { account: accountDocument, profile: profileDocument },
        require: (snapshots) => snapshots,
        alreadyDone: () => undefined,
        decide: async (stored, attempt) => {
          const markers = events.length === 0 ? [] : await attempt.read(...events.map(markerOf));
          const open = events.filter((_, index) => markers[index]?.exists !== true);
          if (events.length > 0 && open.length === 0) return { answer: undefined };
          const mark = (unit: Writes) => {
            for (const { id, type } of open)
              unit.save(markerOf({ id, type, customerId }), {
                ...{ _id: id, schemaVersion: PROCESSED_EVENT_SCHEMA_VERSION, type, processedAt: attempt.at },
              });
          };
          const facts = await readFacts(customerId);
          const ids = [...facts.subscriptions, ...facts.boosts].map(({ id }) => id);
          const known = await knownRows(ids, attempt.read);
          const [account, profile] = [stored.account.data(), stored.profile.data()];
          if (account === undefined || profile === undefined || account.stripeCustomerId !== customerId) {
            if (known.length === 0) logUnsettled('no account has this customer', [customerId, ...ids]);
            const rows = settledWithoutPerson(facts, known);
            return {
              answer: undefined,
              write: (unit) => {
                for (const row of rows) unit.save(rowOf(row._id), row);
                mark(unit);
              },
            };
          }
          let settlement = settled({ account, profile }, facts, known, attempt.at);
          const surplus = surplusPlans(settlement.purchases);
          for (const plan of surplus) await endSurplus(plan);
          if (surplus.length > 0) settlement = settled({ account, profile }, await readFacts(customerId), known, attempt.at);
          if (settlement.foreign.length > 0) logUnsettled('not one of our prices', settlement.foreign);
          const mails = { origin, ids: mailIds, isVerified };
          const queueMails = await prepareSettlementMails(database(), attempt, settlement, mails);
          const { person, rows, hasOtherPlans } = settlement;
          const ledger = new Map([...known, ...rows].map((row) => [row._id, row]));
          const arrange = await arrangeLine(database(), attempt, person.profile, keptBoostsOf([...ledger.values()]));
          return {
            answer: undefined,
            write: (unit) => {
              unit.save(accountDocument, person.account);
              if (person.profile !== profile) unit.save(profileDocument, person.profile);
              for (const row of rows) unit.save(rowOf(row._id), row);
              arrange(unit);
              for (const queue of queueMails) queue(unit);
              mark(unit);
            },
            audit: hasOtherPlans
              ? {
                  action: 'plan.change',
                  target: `accounts/${account._id}`,
                  by: { uid: null, isAdmin: false },
                  detail: { ...planDetail(person.account.entitlements) },
                }
              : null,
          };
        },
      });
    },
  };
}
