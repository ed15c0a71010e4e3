import { isPortFree } from '@touchline/local/emulators/ports';
import { stackPorts } from '@touchline/local/launcher/stack-identity';

const STEP = 20;
const CANDIDATES = 250;

/**
 * A PORT_BASE in the 5,000 ports after `from` at which all ports of a stack are free now. The start of the search
 * depends on the process, so that two test runs on one machine do not choose the same.
 */
export async function freePortBase(from: number): Promise<number> {
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    const base = from + ((process.pid + attempt) % CANDIDATES) * STEP;
    const free = await Promise.all(Object.values(stackPorts(base)).map(isPortFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`No free ports for a stack from ${from} on.`);
}
