import { readFile } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { UNDECLARED_SECRET } from './before-function';
import type { Deployment } from './with-deployment';

/** Whether the deployment runs; its tests are skipped where its Node cannot be had. */
export const isDeployed = inject('deployment') !== null;

/** The running deployment. */
export function deployment(): Deployment {
  const found = inject('deployment');
  if (found === null) throw new Error('Nothing is deployed.');
  return found;
}

/** The errors that a function has logged since a mark, as texts; a mark is the number of characters read before. */
export async function errorsOf(name: keyof Deployment['functions'], since = 0): Promise<readonly string[]> {
  const log = (await logOf(name)).slice(since);
  return log.split('\n').filter((line) => line.includes('"severity":"ERROR"'));
}

/** What the functions have asked for of secrets that they do not declare. */
export async function undeclaredSecrets(): Promise<readonly string[]> {
  const logs = await Promise.all([logOf('ui'), logOf('page'), logOf('jobs')]);
  return logs.flatMap((log) => log.split('\n').filter((line) => line.includes(UNDECLARED_SECRET)));
}

/** Expects no finding, and says the first one where there are some. */
export function expectNone(found: readonly string[]): void {
  expect(found, found.at(0)).toEqual([]);
}

/** The length of a function's log so far. */
export async function logMark(name: keyof Deployment['functions']): Promise<number> {
  return (await logOf(name)).length;
}

/** Everything that a function has logged. */
export function logOf(name: keyof Deployment['functions']): Promise<string> {
  return readFile(deployment().functions[name].logFile, 'utf8');
}
