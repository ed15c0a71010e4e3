import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A program of node_modules/.bin with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** A step of the checks with the minutes that it takes on two idle cores; a vitest step counts its tests. */
export interface Stage {
  readonly name: string;
  readonly minutes: number;
  /** The commands of a lane run one after the other; lanes run in parallel. */
  readonly lanes: readonly (readonly Command[])[];
  readonly countsTests: boolean;
}

/** The result of a step: tests by outcome (a step without tests has none) and seconds taken. */
export interface StageResult {
  readonly name: string;
  readonly isGreen: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

/** Runs a step's lanes in parallel and passes their output through. After `limitMs` it ends them as failed. */
async function runStage(stage: Stage, limitMs: number | null): Promise<StageResult> {
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-check-'));
  const report = join(folder, 'report.json');
  const reporters = stage.countsTests ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const runLane = async (commands: readonly Command[]): Promise<boolean> => {
    let isGreen = true;
    for (const [program, ...args] of commands) {
      const left = limitMs === null ? null : limitMs - (performance.now() - startedAt);
      if (left !== null && left <= 0) return false;
      isGreen = (await run(program, [...args, ...reporters], left)) && isGreen;
    }
    return isGreen;
  };
  const isGreen = (await Promise.all(stage.lanes.map(runLane))).every(Boolean);
  const counts = stage.countsTests ? countsIn(report) : { passed: 0, failed: 0, skipped: 0 };
  rmSync(folder, { recursive: true, force: true });
  return { name: stage.name, isGreen, ...counts, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * A guarded step that takes this many times its minutes counts as hanging. A busy machine is slower, but not by this
 * factor.
 */
const HANGS_AFTER = 3;

/**
 * Runs every step, also after a failed one. Prints the times and, as the last line, the sum of all tests, and sets the
 * exit code. Steps have a limit only with `isGuarded`, against a hang; a busy machine fails nothing.
 */
export async function runStages(stages: readonly Stage[], { isGuarded }: { readonly isGuarded: boolean }): Promise<void> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    const limitMinutes = isGuarded ? stage.minutes * HANGS_AFTER : null;
    console.log(`\n── ${stage.name} (about ${stage.minutes} min${limitMinutes === null ? '' : `, at most ${limitMinutes}`}) ──`);
    results.push(await runStage(stage, limitMinutes === null ? null : limitMinutes * 60_000));
  }
  console.log('\nstage times:');
  for (const { name, seconds, isGreen } of results)
    console.log(`  ${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
  const sum = (count: (result: StageResult) => number): number => results.reduce((total, result) => total + count(result), 0);
  const broken = results.filter(({ isGreen, failed }) => !isGreen && failed === 0).length;
  if (results.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
  const skipped = sum((result) => result.skipped);
  console.log(
    `${sum((result) => result.passed)} passed, ${sum((result) => result.failed) + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}

function run(program: string, args: readonly string[], timeoutMs: number | null): Promise<boolean> {
  return new Promise((resolveRun) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, stdio: 'inherit', detached: true });
    const stop = (): void => {
      console.error(`${program} ${args.join(' ')}: over its time, stopped`);
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const timer = timeoutMs === null ? undefined : setTimeout(stop, timeoutMs);
    child.on('error', (error) => {
      console.error(error.message);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolveRun(code === 0);
    });
  });
}

function countsIn(report: string): { passed: number; failed: number; skipped: number } {
  try {
    const read: unknown = JSON.parse(readFileSync(report, 'utf8'));
    const count = (key: string): number => {
      const value: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, key) : 0;
      return typeof value === 'number' ? value : 0;
    };
    return { passed: count('numPassedTests'), failed: count('numFailedTests'), skipped: count('numPendingTests') };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
