import { expect, test } from 'vitest';
import { fairQueue, limitAtOnce } from './picture-queue';

/** A queue for one work at a time, the order in which works were begun, and a way to end each. */
function observed(waiting = 10) {
  const queue = fairQueue({ atOnce: 1, waiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, name: string, most?: number) =>
    queue.inTurn(
      owner,
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      },
      most,
    );
  const endAll = async (works: readonly Promise<unknown>[]): Promise<void> => {
    const all = Promise.all(works);
    const state = { isOver: false };
    void all.then(() => (state.isOver = true));
    while (!state.isOver) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { add, begun, endAll };
}

test('owners take turns: who asks for one picture does not wait for ten of another', async () => {
  const { add, begun, endAll } = observed();
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
  const one = add('b', 'b1');

  await endAll([...many, one]);

  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  expect(await one).toBe('b1');
});

test('140: an owner at the limit is refused, and others still come in', async () => {
  const { add, endAll } = observed();
  const works = [add('a', 'a1', 2), add('a', 'a2', 2), add('a', 'a3', 2)];

  expect(() => add('a', 'a4', 2)).toThrow(expect.objectContaining({ kind: 'tooMany' }));
  await endAll([...works, add('b', 'b1', 2)]);
  await endAll([add('a', 'a5', 2)]);
});

test('where all places are taken everybody is told to come later, and a failed work leaves its place', async () => {
  const { add, endAll } = observed(2);
  const works = [add('a', 'a1'), add('b', 'b1'), add('c', 'c1')];
  expect(() => add('d', 'd1')).toThrow(expect.objectContaining({ kind: 'unavailable' }));
  await endAll(works);

  const queue = fairQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.inTurn('a', () => Promise.resolve('done'))).resolves.toBe('done');
});

test('of one owner so many works are under way at once and no more; others begin, and an end makes room', async () => {
  const atOnce = limitAtOnce(2);
  const ends: (() => void)[] = [];
  const work = (owner: string) => atOnce(owner, () => new Promise<string>((resolve) => ends.push(() => resolve(owner))));
  const [first, second, other] = [work('kim'), work('kim'), work('robin')];

  await expect(work('kim')).rejects.toMatchObject({ kind: 'tooMany', code: 'tooManyUploads' });
  ends[0]?.();
  await first;
  const next = work('kim');
  for (const end of ends) end();
  expect(await Promise.all([second, other, next])).toEqual(['kim', 'robin', 'kim']);
});
