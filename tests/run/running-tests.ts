import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter as PlaywrightReporter, TestCase as PlaywrightTest } from '@playwright/test/reporter';
import type { Reporter as VitestReporter, TestCase, TestModule } from 'vitest/node';

/** Names the file that a run writes its started and ended tests to. */
export const RUNNING_TESTS_FILE = 'RUNNING_TESTS_FILE';

/**
 * A reporter for Vitest and for Playwright, which writes each test as it starts and as it ends. A run that is stopped
 * can so name the tests that were running. A file counts as well: a hook or an import may hang.
 */
export default class RunningTests implements VitestReporter, PlaywrightReporter {
  private readonly file = process.env[RUNNING_TESTS_FILE] ?? '';

  printsToStdio(): boolean {
    return false;
  }

  onTestModuleStart(module: TestModule): void {
    this.write('start', module.relativeModuleId);
  }

  onTestModuleEnd(module: TestModule): void {
    this.write('end', module.relativeModuleId);
  }

  onTestCaseReady(test: TestCase): void {
    this.write('start', `${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestCaseResult(test: TestCase): void {
    this.write('end', `${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestBegin(test: PlaywrightTest): void {
    this.write('start', playwrightName(test));
  }

  onTestEnd(test: PlaywrightTest): void {
    this.write('end', playwrightName(test));
  }

  private write(event: 'start' | 'end', name: string): void {
    if (this.file !== '') appendFileSync(this.file, `${event} ${name}\n`);
  }
}

function playwrightName(test: PlaywrightTest): string {
  const [, , , ...titles] = test.titlePath();
  return [relative(process.cwd(), test.location.file), ...titles].join(' > ');
}

/** The tests that the file says are running; a file of tests only where none of its tests is. */
export function runningTests(file: string): readonly string[] {
  const running = new Set<string>();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [event, name] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    if (event === 'start') running.add(name);
    if (event === 'end') running.delete(name);
  }
  return [...running].filter((name) => ![...running].some((other) => other.startsWith(`${name} > `)));
}
