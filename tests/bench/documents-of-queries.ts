import { Query } from 'firebase-admin/firestore';
import { quantile } from './measure';

/** How often each action is measured. */
export const ROUNDS = 60;

/** The documents that the queries of an action answer. */
export async function documentsReadBy(act: () => Promise<unknown>): Promise<number> {
  let documents = 0;
  const method = Object.getOwnPropertyDescriptor(Query.prototype, 'get') ?? {};
  const get = method.value as (this: Query) => Promise<{ readonly size: number }>;
  const counted = async function (this: Query) {
    const answer = await get.call(this);
    documents += answer.size;
    return answer;
  };
  Object.defineProperty(Query.prototype, 'get', { ...method, value: counted });
  try {
    await act();
  } finally {
    Object.defineProperty(Query.prototype, 'get', method);
  }
  return documents;
}

/** The median milliseconds of actions that take turns. */
export async function medians(acts: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times = acts.map((): number[] => []);
  for (let round = 0; round < ROUNDS + ROUNDS / 10; round += 1) {
    for (const [index, act] of acts.entries()) {
      const startedAt = performance.now();
      await act();
      if (round >= ROUNDS / 10) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map((all) => quantile(all, 0.5));
}
