import { isPortFree } from '@touchline/local/emulators/ports';
import { stackPorts } from '@touchline/local/launcher/stack-identity';

const STEP = 20;
const PLACES = 250;

/**
 * A PORT_BASE in the 5,000 ports after `from` at which every port of a stack is free now. Where the search begins
 * depends on the process, so that two runs of the tests on one machine do not choose the same.
 */
export async function freePortBase(from: number): Promise<number> {
  for (let tried = 0; tried < PLACES; tried += 1) {
    const base = from + ((process.pid + tried) % PLACES) * STEP;
    const free = await Promise.all(Object.values(stackPorts(base)).map(isPortFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`No free ports for a stack from ${from} on.`);
}
