/** The moments of a row of the ledger (ISO 8601). */
interface Moments {
  readonly startedAt: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  readonly payments: readonly { readonly at: string }[];
}

/** The last moment at which a row of the ledger counts by itself, by which ranges of months find it. */
export function lastMomentOf(row: Moments): string {
  return [row.startedAt, endOf(row) ?? '', ...row.payments.map(({ at }) => at)].toSorted().at(-1) ?? row.startedAt;
}

/** When a subscription has ended, or will; null while it goes on. */
export function endOf({ endedAt, endsAt }: Pick<Moments, 'endedAt' | 'endsAt'>): string | null {
  return endedAt ?? endsAt;
}
