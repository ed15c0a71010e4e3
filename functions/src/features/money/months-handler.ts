import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { moneyByMonth, monthsBetween, PAID_AHEAD_MS } from '@touchline/domain/money/months';
import { PURCHASE_SCHEMA_VERSION, PURCHASES, type Purchase } from '@touchline/domain/money/purchase';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock-and-ids';
import { readOrReport } from '../../platform/firestore';
import type { Handler } from '../../platform/handler';
import { collectionOf } from '../../platform/stored-document';

/** The rows of the ledger whose last moment is not before another (ISO 8601). */
type ListSince = (moment: string) => Promise<readonly Purchase[]>;

const AT_ONCE = 300;

/**
 * Reads the ledger by the stamp `lastAt`, and all rows that have not been written since an earlier version: some of
 * them are older than the stamp.
 */
export function purchasesSince(database: () => Firestore): ListSince {
  return async (moment) => {
    const ledger = collectionOf(database(), PURCHASES);
    const found = await Promise.all([
      allOf(ledger.where('lastAt', '>=', moment).orderBy('lastAt')),
      allOf(ledger.where('schemaVersion', '<', PURCHASE_SCHEMA_VERSION).orderBy('schemaVersion')),
    ]);
    return [...new Map(found.flat().map((row) => [row._id, row])).values()];
  };
}

/** What an ordered query finds, page by page. */
async function allOf(wanted: Query<Purchase>): Promise<readonly Purchase[]> {
  const rows: Purchase[] = [];
  let page = await wanted.limit(AT_ONCE).get();
  for (;;) {
    rows.push(...page.docs.flatMap((document) => readOrReport(document) ?? []));
    const last = page.docs.at(-1);
    if (last === undefined || page.size < AT_ONCE) return rows;
    page = await wanted.startAfter(last).limit(AT_ONCE).get();
  }
}

/** GET /ui/v1/admin/money */
export function adminMoney(listSince: ListSince, clock: Clock): Handler<'adminMoney'> {
  return async ({ query: { from, to } }) => {
    const months = monthsBetween(from, to);
    if (months === null) throw new Refusal('invalid', 'monthsUnknown', {}, 'from');
    const since = new Date(Date.parse(`${from}-01T00:00:00.000Z`) - PAID_AHEAD_MS).toISOString();
    return { months: moneyByMonth(await listSince(since), months, clock().toISOString()) };
  };
}
