import type { Operations } from './firestore-meter';

/** What an action took. `ms` is the time of its calls one after the other, `bytes` what the reader got. */
export interface Spent extends Operations {
  readonly calls: number;
  readonly ms: number;
  readonly bytes: number;
}

/** A public list price in US dollars. `read` says where and when it was read. */
export interface ListPrice {
  readonly of: string;
  readonly dollars: number;
  readonly per: number;
  readonly unit: string;
  readonly read: string;
}

const CHECK = 'from memory, check';

/**
 * The list prices of what a visit costs, beyond what is free. Those of Firestore are the ones of a multi-region; a
 * single region costs about half.
 */
export const LIST_PRICES = {
  reads: {
    ...{ of: 'documents read', dollars: 0.06, per: 100_000, unit: 'documents' },
    read: 'Firestore pricing, multi-region (a copy of the page, 2026-11-28)',
  },
  writes: {
    ...{ of: 'documents written', dollars: 0.18, per: 100_000, unit: 'documents' },
    read: 'Firestore pricing, multi-region (a copy of the page, 2026-11-28)',
  },
  deletes: {
    ...{ of: 'documents deleted', dollars: 0.02, per: 100_000, unit: 'documents' },
    read: 'Firestore pricing, multi-region (a copy of the page, 2026-11-28)',
  },
  processor: {
    ...{ of: 'a processor at work', dollars: 0.000024, per: 1, unit: 'seconds' },
    read: '[Cloud Run](https://cloud.google.com/run/pricing), tier 1, a copy of 2026-11-28',
  },
  memory: {
    ...{ of: 'a GiB of memory', dollars: 0.0000025, per: 1, unit: 'seconds' },
    read: '[Cloud Run](https://cloud.google.com/run/pricing), tier 1, a copy of 2026-11-28',
  },
  calls: {
    ...{ of: 'calls of a function', dollars: 0.4, per: 1_000_000, unit: 'calls' },
    read: '[Cloud Run](https://cloud.google.com/run/pricing), tier 1, a copy of 2026-11-28',
  },
  bytes: { of: 'what Hosting sends', dollars: 0.15, per: 1_000_000_000, unit: 'bytes', read: CHECK },
  mails: { of: 'mails', dollars: 1, per: 1000, unit: 'mails', read: CHECK },
} as const satisfies Readonly<Record<string, ListPrice>>;

/** The memory of an instance (`instance-memory.ts`), in GiB. */
const MEMORY_GIB = 2;

/** Each call is billed for as many tenths of a second as it has begun, as if it were alone on its instance. */
const BILLED_MS = 100;

/** The price of an action in US dollars, by what it pays for. */
export function billOf({ reads, writes, deletes, mails, calls, ms, bytes }: Spent) {
  const price = (of: keyof typeof LIST_PRICES, amount: number) => (LIST_PRICES[of].dollars / LIST_PRICES[of].per) * amount;
  const seconds = Math.max(ms, calls * BILLED_MS) / 1000;
  const database = price('reads', reads) + price('writes', writes) + price('deletes', deletes);
  const functions = price('processor', seconds) + price('memory', seconds * MEMORY_GIB) + price('calls', calls);
  const sent = price('bytes', bytes);
  const mail = price('mails', mails);
  return { database, functions, sent, mail, whole: database + functions + sent + mail };
}
