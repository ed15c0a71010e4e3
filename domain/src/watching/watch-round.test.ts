import { expect, test } from 'vitest';
import { roundAt, textOfRound } from './watch-round';

const AT = { one: '2026-11-20T08:00:00.000Z', later: '2026-11-20T09:00:00.000Z', next: '2026-11-21T00:30:00.000Z' };

test('a pass through the searches begins once a day, goes on where a run has stopped, and sees every change between', () => {
  const first = roundAt(null, AT.one);
  expect(first).toEqual({ began: AT.one, since: '2026-11-19T08:00:00.000Z', after: null });
  if (first === null) throw new Error('no pass');
  const stopped = textOfRound({ ...first, after: 'uid-1.abc' });
  expect(roundAt(stopped, AT.later)).toEqual({ ...first, after: 'uid-1.abc' });
  expect(roundAt(stopped, AT.next)).toEqual({ ...first, after: 'uid-1.abc' });

  const over = textOfRound(first);
  expect(roundAt(over, AT.later)).toBeNull();
  expect(roundAt(over, AT.next)).toEqual({ began: AT.next, since: first.since, after: null });
});
