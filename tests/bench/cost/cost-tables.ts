import type { BenchTable } from '../bench-table';
import { billOf, LIST_PRICES, type Spent } from './list-prices';

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** The kilobytes that a whole first visit loads (docs/bench.md, "Pages in a browser"). */
export function kilobytesOfVisit(bench: string): number {
  const [, pages = ''] = bench.split('## Pages in a browser');
  const row = pages.split('\n').find((line) => line.startsWith('| /home |')) ?? '';
  const kilobytes = Number(row.split('|').at(-2)?.trim());
  if (!(kilobytes > 0)) throw new Error('docs/bench.md says nothing about the kilobytes of /home.');
  return kilobytes;
}

/** An action and what it took. */
export interface Counted {
  readonly name: string;
  readonly spent: Spent;
}

/** What the actions take, for docs/bench.md and docs/cost.md. */
export function countsOf(rows: readonly Counted[]): BenchTable {
  return {
    title: 'What everyday actions take',
    note: 'Counted between the API and its database, over the whole demo world: documents by Firestore’s own rules, mails that are queued, calls, the time of the calls one after the other, and what the reader gets before it is compressed; a first visit loads the files of /home besides. Renders of pages are not counted: the CDN keeps them.',
    rows: rows.map(({ name, spent }) => ({
      name,
      values: {
        read: whole(spent.reads),
        written: whole(spent.writes),
        deleted: whole(spent.deletes),
        mails: whole(spent.mails),
        calls: whole(spent.calls),
        ms: whole(spent.ms),
        kB: whole(spent.bytes / 1000),
      },
    })),
  };
}

/** The prices that the bills go by. */
export function pricesTable(): BenchTable {
  return {
    title: 'List prices',
    note: 'In US dollars, beyond what is free each day or month. No conclusion below rests on a price from memory alone.',
    rows: Object.values(LIST_PRICES).map(({ of, dollars, per, unit, read }) => ({
      name: of,
      values: { dollars: String(dollars), for: `${whole(per)} ${unit}`, 'where it was read': read },
    })),
  };
}

/** A thousand of something, in US dollars. */
const ofThousand = (dollars: number) => (dollars * 1000).toFixed(3);

/** What people do in a month, on average: how often each of them does an action. */
const MONTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'a thousand first visits': { 'a first visit: a search and three colleges': 1 },
  'a thousand players for a month': {
    'a family’s evening: four searches, six colleges, three saved, one note': 4,
    'a player edits the profile ten times': 1,
    'a photo of 12 megapixels is uploaded': 1,
    'a coach writes to a player, who answers twice': 0.2,
    'a first month of Premium is bought and paid': 0.02,
  },
  'a thousand coaches for a month': {
    'a coach’s hour: ten searches, twenty players, five saved': 8,
    'a coach edits the page five times': 1,
    'a coach writes to a player, who answers twice': 4,
  },
};

/** What people cost in a month, by the actions of each. */
export function monthTable(rows: readonly Counted[]): BenchTable {
  return {
    title: 'What it comes to',
    note: 'In US dollars, by the tables below, whose last run made these sums. A player has four evenings a month, edits the profile ten times, uploads a photo; every fifth is written to, and one of fifty buys Premium. A coach spends eight hours, edits the page five times and writes to four players.',
    rows: Object.entries(MONTHS).map(([name, actions]) => {
      const bills = Object.entries(actions).map(([action, times]) => {
        const found = rows.find((row) => row.name === action);
        if (found === undefined) throw new Error(`No action is called "${action}".`);
        return { times, bill: billOf(found.spent) };
      });
      const sum = (of: keyof ReturnType<typeof billOf>) => bills.reduce((all, { times, bill }) => all + times * bill[of], 0);
      return { name, values: valuesOf(sum) };
    }),
  };
}

const valuesOf = (dollarsOf: (part: keyof ReturnType<typeof billOf>) => number) => ({
  database: ofThousand(dollarsOf('database')),
  functions: ofThousand(dollarsOf('functions')),
  'sent by Hosting': ofThousand(dollarsOf('sent')),
  mail: ofThousand(dollarsOf('mail')),
  'in all': ofThousand(dollarsOf('whole')),
});

/** What each action costs. */
export function billTable(rows: readonly Counted[]): BenchTable {
  return {
    title: 'What a thousand of each cost',
    note: 'In US dollars, by the prices above, as if nothing were free and every call were alone on its instance and billed for a tenth of a second at least.',
    rows: rows.map(({ name, spent }) => {
      const bill = billOf(spent);
      return { name, values: valuesOf((part) => bill[part]) };
    }),
  };
}
