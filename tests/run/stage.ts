import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { countsIn, reportingInto, stoppedIn, type TestCounts, troubledIn } from './test-report';

const ROOT = resolve(import.meta.dirname, '../..');

/** A program of node_modules/.bin with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A step of the checks and its minutes on two idle cores; those of Vitest and Playwright count tests. */
export interface Stage {
  readonly name: string;
  readonly minutes: number;
  /** The commands of a lane run one after the other; lanes run in parallel. */
  readonly lanes: readonly (readonly Command[])[];
  /** The program of the Node that runs them, and all that they start; without it the running one. */
  readonly node?: string;
}

/**
 * The result of a step: tests by outcome (a step without tests has none), what ran when it was stopped, and which tests
 * failed or passed at their second try only.
 */
export interface StageResult extends TestCounts {
  readonly name: string;
  readonly isGreen: boolean;
  readonly stopped: readonly string[];
  readonly troubled: ReturnType<typeof troubledIn>;
  readonly seconds: number;
}

/** Where a step reports to, what ends it as failed, and whether its output is passed through. */
export interface StageRun {
  readonly folder: string;
  readonly limit: AbortSignal | null;
  readonly isQuiet?: boolean;
}

/** Runs a step's lanes in parallel until they have ended or the limit ends them. */
export async function runStage(stage: Stage, { folder, limit, isQuiet = false }: StageRun): Promise<StageResult> {
  const startedAt = performance.now();
  const runLane = async (commands: readonly Command[]): Promise<boolean> => {
    let isGreen = true;
    for (const [program, ...args] of commands) {
      if (limit?.aborted === true) return false;
      const reporting = reportingInto(folder, program);
      const command: Command = [program, ...args, ...reporting.args];
      isGreen = (await run(command, { node: stage.node, env: reporting.env, limit, isQuiet })) && isGreen;
    }
    return isGreen;
  };
  const isGreen = (await Promise.all(stage.lanes.map(runLane))).every(Boolean);
  const stopped = limit?.aborted === true ? stoppedIn(folder) : [];
  const seconds = (performance.now() - startedAt) / 1000;
  return { name: stage.name, isGreen, stopped, troubled: troubledIn(folder), ...countsIn(folder), seconds };
}

/**
 * A guarded step that takes this many times its minutes counts as hanging. A busy machine is slower, but not by this
 * factor.
 */
const HANGS_AFTER = 3;

/**
 * Runs every step, also after a failed one. Prints the times, the tests that failed or were flaky, and as the last line
 * the sum of all tests, and sets the exit code. Steps have a limit only with `isGuarded`, against a hang, and a step
 * that is stopped names the tests that were running; a busy machine fails nothing.
 */
export async function runStages(stages: readonly Stage[], { isGuarded }: { readonly isGuarded: boolean }): Promise<void> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const limitMinutes = isGuarded ? stage.minutes * HANGS_AFTER : null;
    console.log(`\n── ${stage.name} (about ${stage.minutes} min${limitMinutes === null ? '' : `, at most ${limitMinutes}`}) ──`);
    const folder = mkdtempSync(join(tmpdir(), 'touchline-check-'));
    const result = await runStage(stage, {
      folder,
      limit: limitMinutes === null ? null : AbortSignal.timeout(limitMinutes * 60_000),
    });
    rmSync(folder, { recursive: true, force: true });
    for (const name of result.stopped) console.error(`still running when ${stage.name} was stopped: ${name}`);
    results.push(result);
  }
  console.log('\nstage times:');
  for (const { name, seconds, isGreen, stopped } of results) {
    const hung = stopped.length === 0 ? '' : `  stopped at ${stopped.join(', ')}`;
    console.log(`  ${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${hung}`);
  }
  for (const outcome of ['failed', 'flaky'] as const)
    for (const named of results.flatMap(({ troubled }) => troubled[outcome])) console.log(`${outcome}: ${named}`);
  const sum = (count: (result: StageResult) => number): number => results.reduce((total, result) => total + count(result), 0);
  const broken = results.filter(({ isGreen, failed }) => !isGreen && failed === 0).length;
  if (results.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
  const further = (['skipped', 'flaky'] as const)
    .map((outcome) => ({ outcome, count: sum((result) => result[outcome]) }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `, ${count} ${outcome}`);
  console.log(`${sum((result) => result.passed)} passed, ${sum((result) => result.failed) + broken} failed${further.join('')}`);
}

interface Running {
  readonly node: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly limit: AbortSignal | null;
  readonly isQuiet: boolean;
}

/** Runs a program; by a Node of its own where one is named, which also stands first on its PATH. */
function run([program, ...args]: Command, { node, env, limit, isQuiet }: Running): Promise<boolean> {
  const path = node === undefined ? {} : { PATH: [dirname(node), process.env.PATH ?? ''].join(delimiter) };
  const bin = join(ROOT, 'node_modules/.bin', program);
  const command = node === undefined ? [bin, ...args] : [node, bin, ...args];
  return new Promise((resolveRun) => {
    const child = spawn(command[0] ?? bin, command.slice(1), {
      cwd: ROOT,
      env: { ...process.env, ...path, ...env },
      stdio: isQuiet ? 'ignore' : 'inherit',
      detached: true,
    });
    const stop = (): void => {
      console.error(`${program} ${args.join(' ')}: over its time, stopped`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    limit?.addEventListener('abort', stop);
    child.on('error', (error) => {
      console.error(error.message);
    });
    child.on('close', (code) => {
      limit?.removeEventListener('abort', stop);
      resolveRun(code === 0);
    });
  });
}
