import { expect, test } from 'vitest';
import { sharedReads } from './shared-reads';

/** Reads that end when the test says so; each gives its number. */
function aSource() {
  const ends: ((failure?: Error) => void)[] = [];
  const begin = () =>
    new Promise<number>((resolve, reject) => {
      const number = ends.length + 1;
      ends.push((failure) => (failure === undefined ? resolve(number) : reject(failure)));
    });
  return {
    ...sharedReads(begin),
    begun: () => ends.length,
    end: (number: number, failure?: Error) => ends[number - 1]?.(failure),
  };
}

test('everybody who asks while a read runs gets that one, and later ones a new one', async () => {
  const { read, begun, end } = aSource();
  const both = [read(), read()];
  end(1);
  expect(await Promise.all(both)).toEqual([1, 1]);
  const later = read();
  end(2);
  expect([await later, begun()]).toEqual([2, 2]);
});

test('after writes one read waits for the one that runs, however many writes and askers there are', async () => {
  const { read, outdate, begun, end } = aSource();
  const before = read();
  const after = Array.from({ length: 20 }, () => {
    outdate();
    return read();
  });
  expect(begun()).toBe(1);
  end(1);
  expect(await before).toBe(1);
  await expect.poll(begun).toBe(2);
  end(2);
  expect(new Set(await Promise.all(after))).toEqual(new Set([2]));
  expect(begun()).toBe(2);
});

test('a write while the waiting read runs is in a third', async () => {
  const { read, outdate, begun, end } = aSource();
  const first = read();
  outdate();
  const second = read();
  end(1);
  await first;
  await expect.poll(begun).toBe(2);
  outdate();
  const third = read();
  end(2);
  await expect.poll(begun).toBe(3);
  end(3);
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

test('a read that fails is for those who asked for it; whoever waits behind it gets the next', async () => {
  const { read, outdate, begun, end } = aSource();
  const first = read().catch(String);
  outdate();
  const second = read();
  end(1, new Error('away'));
  expect(await first).toBe('Error: away');
  await expect.poll(begun).toBe(2);
  end(2);
  expect(await second).toBe(2);
});
