import { expect } from 'vitest';
import type { Answer } from './caller';
import { codeOf, expectRefusal } from './refusals';

/**
 * Repeats a call until the rate limit refuses it. Expects 429 with the seconds to wait, not before `limit` calls were
 * answered with `status`. Starts over once, because the minute may end meanwhile.
 */
export async function expectLimit(
  limit: number,
  status: number,
  send: (count: number) => Promise<Answer>,
  code = 'tooManyTries',
): Promise<void> {
  const answers: Answer[] = [];
  while (answers.length <= 2 * limit && answers.at(-1)?.status !== 429) answers.push(await send(answers.length));
  const last = answers.at(-1);
  if (last === undefined) throw new Error('nothing was sent');
  expectRefusal(last, 429);
  expect(codeOf(last)).toBe(code);
  expect(new Set(answers.slice(0, -1).map((answer) => answer.status))).toEqual(new Set([status]));
  expect(answers.length).toBeGreaterThan(limit);
  const seconds = Number(last.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
}
