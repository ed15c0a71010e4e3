const startedAt = performance.now();

/** Formats milliseconds for people: `0.4 s`. */
export function secondsOf(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The time since this process started its work, in milliseconds. */
export function elapsedMs(): number {
  return performance.now() - startedAt;
}

/** Runs a step and, once it is done, prints its name with the time it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.log(`  ✓ ${name.padEnd(44)} ${secondsOf(performance.now() - began).padStart(7)}`);
  return result;
}
