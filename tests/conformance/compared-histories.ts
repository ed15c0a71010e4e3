import fc from 'fast-check';
import { aHistory, type Step } from './arbitrary-histories';
import { PROJECT } from './arbitrary-values';
import { playedHistory, type Played } from './played-history';
import type { TwoEngines } from './two-engines';

/** How often each kind of step was played. */
type StepCounts = Readonly<Record<Step['does'], number>>;

/**
 * Plays random histories on both engines until their answers differ; throws with the seed, the shortest history found
 * and both answers. Tells what was played.
 */
export async function compareHistories(engines: TwoEngines, count: number, seed: number): Promise<StepCounts> {
  const played: Record<Step['does'], number> = {
    commit: 0,
    batchWrite: 0,
    get: 0,
    query: 0,
    aggregate: 0,
    list: 0,
    collections: 0,
    begin: 0,
    getIn: 0,
    queryIn: 0,
    commitIn: 0,
    rollBack: 0,
    contend: 0,
  };
  const property = fc.asyncProperty(aHistory, async (history) => {
    for (const { does } of history) played[does] += 1;
    const difference = await differenceIn(engines, history);
    if (difference !== null) throw new Error(difference);
  });
  await fc.assert(property, { numRuns: count, seed });
  return played;
}

/** The first step of a history that the engines answer differently, in words; null if there is none. */
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
