import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { shownOutput, showProgress, stageLine } from './stage-output';
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

/** Where a step reports to, what ends it as failed, and whether it shows progress and what its failed commands say. */
export interface StageRun {
  readonly folder: string;
  readonly limit: AbortSignal | null;
  readonly isQuiet?: boolean;
  /** How long what is stopped may take to end by itself; then it is killed. */
  readonly endsWithinMs?: number;
}

/** Runs a step's lanes in parallel until they have ended or the limit ends them. */
export async function runStage(
  stage: Stage,
  { folder, limit, isQuiet = false, endsWithinMs = 20_000 }: StageRun,
): Promise<StageResult> {
  const startedAt = performance.now();
  const runLane = async (commands: readonly Command[]): Promise<boolean> => {
    let isGreen = true;
    for (const [program, ...args] of commands) {
      if (limit?.aborted === true) return false;
      const reporting = reportingInto(folder, program);
      const command: Command = [program, ...args, ...reporting.args];
      isGreen = (await run(command, { node: stage.node, env: reporting.env, limit, isQuiet, endsWithinMs })) && isGreen;
    }
    return isGreen;
  };
  const endProgress = isQuiet ? () => undefined : showProgress(stage.name, folder);
  const isGreen = (await Promise.all(stage.lanes.map(runLane))).every(Boolean);
  endProgress();
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
 * Runs every step, also after a failed one. Prints a line for each, what its failed commands said, then the tests that
 * failed or were flaky, and as the last line the sum of all tests, and sets the exit code. Steps have a limit only with
 * `isGuarded`, against a hang, and a step that is stopped names the tests that were running; a busy machine fails
 * nothing.
 */
export async function runStages(
  stages: readonly Stage[],
  { isGuarded }: { readonly isGuarded: boolean },
): Promise<readonly StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-check-'));
    const result = await runStage(stage, {
      folder,
      limit: isGuarded ? AbortSignal.timeout(stage.minutes * HANGS_AFTER * 60_000) : null,
    });
    rmSync(folder, { recursive: true, force: true });
    for (const name of result.stopped) console.error(`still running when ${stage.name} was stopped: ${name}`);
    console.log(stageLine(result));
    results.push(result);
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
  return results;
}

/** Sends a signal to a command and all that it started in its group; one that has ended is no error. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'ESRCH')) throw failure;
  }
}

/** A command is a process group of its own, which a terminal does not reach: who ends the checks ends it too. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Running {
  readonly node: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly limit: AbortSignal | null;
  readonly isQuiet: boolean;
  readonly endsWithinMs: number;
}

/**
 * Runs a program; by a Node of its own where one is named, which also stands first on its PATH. Shows what it said once
 * it has ended, where it failed.
 */
function run([program, ...args]: Command, { node, env, limit, isQuiet, endsWithinMs }: Running): Promise<boolean> {
  const path = node === undefined ? {} : { PATH: [dirname(node), process.env.PATH ?? ''].join(delimiter) };
  const bin = join(ROOT, 'node_modules/.bin', program);
  const command = node === undefined ? [bin, ...args] : [node, bin, ...args];
  return new Promise((resolveRun) => {
    const child = spawn(command[0] ?? bin, command.slice(1), {
      cwd: ROOT,
      env: { ...process.env, ...path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
    let killing: NodeJS.Timeout | undefined;
    const end = (): void => signalGroup(child.pid, 'SIGTERM');
    const stop = (): void => {
      console.error(`${program} ${args.join(' ')}: stopped`);
      end();
      killing = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), endsWithinMs);
    };
    const interrupted = (): void => {
      stop();
      child.once('close', () => process.exit(1));
    };
    limit?.addEventListener('abort', stop);
    for (const signal of ENDING_SIGNALS) process.once(signal, interrupted);
    process.once('exit', end);
    child.on('error', (error) => {
      console.error(error.message);
    });
    child.on('close', (code) => {
      clearTimeout(killing);
      limit?.removeEventListener('abort', stop);
      process.off('exit', end);
      for (const signal of ENDING_SIGNALS) process.off(signal, interrupted);
      if (!isQuiet) process.stdout.write(shownOutput(Buffer.concat(said).toString(), code === 0));
      resolveRun(code === 0);
    });
  });
}
