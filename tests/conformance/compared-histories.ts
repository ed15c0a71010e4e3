import fc from 'fast-check';
import { aHistory, type Step } from './arbitrary-histories';
import { PROJECT } from './arbitrary-values';
import { playedHistory, type Played } from './played-history';
import type { TwoEngines } from './two-engines';

/**
 * Plays random histories on both engines until their answers differ; throws with the seed, the shortest history found
 * and both answers.
 */
export async function compareHistories(engines: TwoEngines, count: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(aHistory, async (history) => {
    const difference = await differenceIn(engines, history);
    if (difference !== null) throw new Error(difference);
  });
  await fc.assert(property, { numRuns: count, seed });
}

/** The first step of a history that the engines answer differently, in words; null where there is none. */
async function differenceIn(engines: TwoEngines, history: readonly Step[]): Promise<string | null> {
  await engines.clear(PROJECT);
  const { ours, official } = engines;
  const [mine, theirs] = await Promise.all([playedHistory(ours.wire, history), playedHistory(official.wire, history)]);
  const at = mine.findIndex(({ outcome }, step) => outcome !== theirs[step]?.outcome);
  if (at < 0) return null;
  const step = history[at] === undefined ? 'the contents at the end' : JSON.stringify(history[at]);
  const words = (played: Played | undefined): string => `${played?.outcome ?? ''} ${played?.words ?? ''}`;
  return `The engines differ at step ${at}: ${step}\n  ours:     ${words(mine[at])}\n  official: ${words(theirs[at])}`;
}
