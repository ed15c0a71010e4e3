/**
 * How many milliseconds of the processor this process takes for some work, with all its threads. Other than the clock
 * it says the same on a busy machine.
 */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
