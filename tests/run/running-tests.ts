import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  TestCase as PlaywrightTest,
  Reporter as PlaywrightReporter,
  Suite,
  TestResult,
} from '@playwright/test/reporter';
import type { TestCase, TestModule, Reporter as VitestReporter } from 'vitest/node';

/** Names the file that a run writes its tests' events to. */
export const RUNNING_TESTS_FILE = 'RUNNING_TESTS_FILE';

type Event = 'start' | 'end' | 'failed' | 'flaky' | 'planned';

/**
 * A reporter for Vitest and for Playwright, which writes each test as it starts and as it ends, and why it failed. A
 * run that is stopped can so name the tests that were running, and every run those that failed, as its last lines. A
 * file counts as well: a hook or an import may hang or fail.
 */
export default class RunningTests implements VitestReporter, PlaywrightReporter {
  private readonly file = process.env[RUNNING_TESTS_FILE] ?? '';

  printsToStdio(): boolean {
    return false;
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.write('planned', `${files.length} files`);
  }

  onTestModuleStart(module: TestModule): void {
    this.write('start', module.relativeModuleId);
  }

  onTestModuleEnd(module: TestModule): void {
    this.write('end', module.relativeModuleId);
    const [error] = module.errors();
    if (error !== undefined) this.write('failed', module.relativeModuleId, error.message);
  }

  onTestCaseReady(test: TestCase): void {
    this.write('start', vitestName(test));
  }

  onTestCaseResult(test: TestCase): void {
    this.write('end', vitestName(test));
    const { state, errors } = test.result();
    if (state === 'failed') this.write('failed', vitestName(test), errors[0]?.message);
    else if (test.diagnostic()?.flaky === true) this.write('flaky', vitestName(test), errors?.[0]?.message);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    for (const { message } of unhandled) this.write('failed', 'an error outside every test', message);
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.write('planned', `${suite.allTests().length} tests`);
  }

  onTestBegin(test: PlaywrightTest): void {
    this.write('start', playwrightName(test));
  }

  onTestEnd(test: PlaywrightTest, { error }: TestResult): void {
    this.write('end', playwrightName(test));
    const outcome = test.outcome();
    if (outcome === 'unexpected') this.write('failed', playwrightName(test), error?.message);
    if (outcome === 'flaky') this.write('flaky', playwrightName(test));
  }

  private write(event: Event, name: string, reason = ''): void {
    if (this.file === '') return;
    const [firstLine = ''] = stripVTControlCharacters(reason).trim().split('\n');
    appendFileSync(this.file, `${event} ${name}${firstLine === '' ? '' : `\t${firstLine}`}\n`);
  }
}

function vitestName(test: TestCase): string {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

function playwrightName(test: PlaywrightTest): string {
  const [, , , ...titles] = test.titlePath();
  return [relative(process.cwd(), test.location.file), ...titles].join(' > ');
}

/** The tests that the file says are running; a file of tests only where none of its tests is. */
export function runningTests(file: string): readonly string[] {
  const running = new Set<string>();
  for (const { event, name } of eventsOf(file)) {
    if (event === 'start') running.add(name);
    if (event === 'end') running.delete(name);
  }
  return [...running].filter((name) => ![...running].some((other) => other.startsWith(`${name} > `)));
}

/** The failed and the flaky tests of the file, each with the first line of its reason; its last try decides. */
export function troubledTests(file: string): { readonly failed: readonly string[]; readonly flaky: readonly string[] } {
  const last = new Map<string, { readonly event: Event; readonly reason: string }>();
  for (const { event, name, reason } of eventsOf(file)) {
    if (event === 'failed') last.set(name, { event, reason });
    if (event === 'flaky') last.set(name, { event, reason: reason === '' ? (last.get(name)?.reason ?? '') : reason });
  }
  const of = (wanted: Event) =>
    [...last]
      .filter(([, { event }]) => event === wanted)
      .map(([name, { reason }]) => (reason === '' ? name : `${name}: ${reason}`));
  return { failed: of('failed'), flaky: of('flaky') };
}

/** How far a run is: Vitest's by its files, Playwright's by its tests. */
export interface Progress {
  readonly done: number;
  readonly planned: number;
  readonly unit: string;
}

/** How far the run of the file is; null before it has said what it plans. */
export function progressOf(file: string): Progress | null {
  const events = eventsOf(file);
  const plan = events.findLast(({ event }) => event === 'planned');
  if (plan === undefined) return null;
  const [planned = '', unit = ''] = plan.name.split(' ');
  const ended = events.filter(({ event, name }) => event === 'end' && name.includes(' > ') === (unit === 'tests'));
  return { done: new Set(ended.map(({ name }) => name)).size, planned: Number(planned), unit };
}

function eventsOf(file: string): readonly { readonly event: Event; readonly name: string; readonly reason: string }[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, event, name, reason = ''] = /^(start|end|failed|flaky|planned) ([^\t]*)\t?(.*)$/.exec(line) ?? [];
      return isEvent(event) && name !== undefined ? [{ event, name, reason }] : [];
    });
}

function isEvent(text: string | undefined): text is Event {
  return text === 'start' || text === 'end' || text === 'failed' || text === 'flaky' || text === 'planned';
}
