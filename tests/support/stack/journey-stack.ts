import { join } from 'node:path';
import { findRunningStack, type RunningStack } from '@touchline/local/launcher/running-stack';
import { repositoryRoot } from '@touchline/local/repository-root';

/** What a run of the journeys writes: traces of failed tests, and the browser states of signed-in accounts. */
export const journeyFolder = join(repositoryRoot, '.local/journeys');

const PORT_BASE = 'JOURNEYS_PORT_BASE';

/** Names the run's stack to the processes that the tests run in, which start later and inherit it. */
export function announceJourneyStack(portBase: number): void {
  process.env[PORT_BASE] = String(portBase);
}

/** The stack of this run of the journeys. */
export async function journeyStack(): Promise<RunningStack> {
  const stack = await findRunningStack(Number(process.env[PORT_BASE]));
  if (stack === null) throw new Error('The stack of the journeys does not run.');
  return stack;
}
