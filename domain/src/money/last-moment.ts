/** The moments of a row of the ledger (ISO 8601). */
interface Moments {
  readonly startedAt: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  readonly payments: readonly {
    readonly at: string;
    readonly refunds: readonly { readonly at: string }[];
    readonly disputedAt: string | null;
  }[];
}

/** The last moment at which a row of the ledger counts by itself, by which ranges of months find it. */
export function lastMomentOf(row: Moments): string {
  const ofPayments = row.payments.flatMap(({ at, refunds, disputedAt }) => [
    at,
    disputedAt ?? at,
    ...refunds.map((one) => one.at),
  ]);
  return [row.startedAt, endOf(row) ?? '', ...ofPayments].toSorted().at(-1) ?? row.startedAt;
}

/** When a subscription has ended, or will; null while it goes on. */
export function endOf({ endedAt, endsAt }: Pick<Moments, 'endedAt' | 'endsAt'>): string | null {
  return endedAt ?? endsAt;
}
