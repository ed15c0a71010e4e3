import { isObject } from '@touchline/domain/kernel/json/json';
import { expect } from 'vitest';
import type { Answer } from './caller';

const LOOKS_LIKE_A_STACK = /\bat .+:\d+|node_modules|\.[cm]?[jt]s:\d|Error:/;

/**
 * Expects a refusal with the standard body (docs/permissions.md): a list, and `error`, `code` and `message` that agree
 * with it; no stack trace, never cached.
 */
export function expectRefusal(answer: Answer, status: number, what = ''): void {
  expect(answer.status, `${what} ${answer.text}`).toBe(status);
  expect(answer.headers.get('content-type'), what).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control'), what).toContain('no-store');
  const message = expect.stringMatching(/^\S.+/s) as string;
  const code: unknown = status === 403 ? expect.anything() : expect.stringMatching(/^[a-z][A-Za-z]+$/);
  expect(answer.body, what).toEqual({ errors: [expect.objectContaining({ message }) as unknown], error: message, code, message });
  if (!isObject(answer.body) || !Array.isArray(answer.body.errors)) return;
  const [entry] = answer.body.errors as readonly unknown[];
  expect(isObject(entry) ? entry.message : null, what).toBe(answer.body.message);
  expect(answer.body.error, what).toBe(answer.body.message);
  expect(answer.text, what).not.toMatch(LOOKS_LIKE_A_STACK);
  expect(answer.body.message, what).not.toMatch(/\{\w+\}/);
}

/** The `code` of a refusal. */
export function codeOf({ body }: Answer): unknown {
  return isObject(body) ? body.code : undefined;
}
