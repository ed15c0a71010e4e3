import { progressIn, troubledIn } from './test-report';

/** How a step ended, on one line. */
export interface EndedStage {
  readonly name: string;
  readonly isGreen: boolean;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly stopped: readonly string[];
}

/** `ok   unit   182.3 s  9121 passed`: the one line that a green step prints. */
export function stageLine({ name, isGreen, seconds, passed, failed, stopped }: EndedStage): string {
  const tests = passed + failed === 0 ? '' : `  ${passed} passed${failed === 0 ? '' : `, ${failed} failed`}`;
  const hung = stopped.length === 0 ? '' : `  stopped at ${stopped.join(', ')}`;
  return `${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s${tests}${hung}`;
}

/** A sentence that nobody may miss, such as which tests are skipped: `!!! No Chromium was found … !!!`. */
const LOUD = /^\s*(!!! .* !!!)\s*$/;

/** What is shown of a command's output: all of it where the command failed, else the loud sentences alone. */
export function shownOutput(output: string, isGreen: boolean): string {
  if (!isGreen) return output;
  const loud = output.split('\n').flatMap((line) => LOUD.exec(line)?.[1] ?? []);
  return loud.map((line) => `${line}\n`).join('');
}

const EVERY_MS = process.stdout.isTTY ? 1000 : 30_000;

/**
 * Says how far the tests are that report into a folder: on a terminal in one line that is written over, elsewhere in a
 * line each half minute. The returned function ends that.
 */
export function showProgress(stage: string, folder: string): () => void {
  let last = '';
  const show = (): void => {
    const progress = progressIn(folder);
    if (progress === null) return;
    const failed = troubledIn(folder).failed.length;
    const { done, planned, unit } = progress;
    const said = `  ${stage}: ${done} of ${planned} ${unit}${failed === 0 ? '' : `, ${failed} failed`}`;
    if (said === last) return;
    last = said;
    process.stdout.write(process.stdout.isTTY ? `\r${said}` : `${said}\n`);
  };
  const timer = setInterval(show, EVERY_MS);
  return () => {
    clearInterval(timer);
    if (process.stdout.isTTY && last !== '') process.stdout.write(`\r${' '.repeat(last.length)}\r`);
  };
}
