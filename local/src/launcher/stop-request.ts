/** Fulfilled with a sentence when the user or the system asks this process to stop; from then on further signals change nothing. */
export function stopRequest(): Promise<string> {
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(`Stopping (${signal}).`));
  });
}
