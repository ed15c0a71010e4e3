/** The median time of one round in nanoseconds, after a tenth of the rounds to warm up. */
export function nanosecondsOf(rounds: number, act: (round: number) => unknown): number {
  for (let round = 0; round < rounds / 10; round += 1) act(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = process.hrtime.bigint();
    act(round);
    times.push(Number(process.hrtime.bigint() - startedAt));
  }
  return quantile(times, 0.5);
}

/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function microseconds(nanoseconds: number): string {
  return (nanoseconds / 1000).toFixed(nanoseconds < 100_000 ? 1 : 0);
}

/** How many times as long as something else, measured in the same run. */
export function ratio(value: number, of: number): string {
  return `${(value / of).toFixed(2)} ×`;
}
