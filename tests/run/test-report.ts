import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Progress, progressOf, RUNNING_TESTS_FILE, runningTests, troubledTests } from './running-tests';

/** Tests by outcome; `flaky` ones failed, passed at their second try and count as passed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
}

const NAMES_TESTS = 'tests/run/running-tests.ts';
const RUNNING_TESTS = 'running.txt';

/** What a program of tests is told so that it reports into a folder; other programs are told nothing. */
export function reportingInto(folder: string, program: string): { args: readonly string[]; env: Record<string, string> } {
  const report = join(folder, 'report.json');
  const env = { [RUNNING_TESTS_FILE]: join(folder, RUNNING_TESTS) };
  switch (program) {
    case 'vitest':
      return {
        args: ['--reporter=minimal', '--reporter=json', `--reporter=${NAMES_TESTS}`, `--outputFile.json=${report}`],
        env,
      };
    case 'playwright':
      return { args: [`--reporter=dot,json,${NAMES_TESTS}`], env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
    default:
      return { args: [], env: {} };
  }
}

/** The counts of the report in a folder; none where a run broke off before it wrote one. */
export function countsIn(folder: string): TestCounts {
  const report = parsed(join(folder, 'report.json'));
  const stats = Reflect.get(report, 'stats') as unknown;
  if (isRecord(stats)) {
    const flaky = numberIn(stats, 'flaky');
    return {
      passed: numberIn(stats, 'expected') + flaky,
      failed: numberIn(stats, 'unexpected'),
      skipped: numberIn(stats, 'skipped'),
      flaky,
    };
  }
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests'),
    flaky: troubledIn(folder).flaky.length,
  };
}

/** The failed and the flaky tests of a run that reports into this folder, each with the first line of its reason. */
export function troubledIn(folder: string): ReturnType<typeof troubledTests> {
  return troubledTests(join(folder, RUNNING_TESTS));
}

/** How far a run is that reports into this folder; null before it has said what it plans. */
export function progressIn(folder: string): Progress | null {
  return progressOf(join(folder, RUNNING_TESTS));
}

/** The tests that were running when a run that reports into this folder was stopped. */
export function stoppedIn(folder: string): readonly string[] {
  return runningTests(join(folder, RUNNING_TESTS));
}

function parsed(file: string): object {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function numberIn(record: object, key: string): number {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'number' ? value : 0;
}
