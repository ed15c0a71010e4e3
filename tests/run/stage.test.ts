import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { survivors } from '../support/stack/processes';
import { type Command, runStage } from './stage';
import { countsIn, progressIn, stoppedIn } from './test-report';

const EXAMPLES = 'tests/run/examples';
/** Guards alone: each test starts a program of tests, which takes a busy machine minutes. */
const STARTS_WITHIN_MS = 240_000;
const ENDS_WITHIN_MS = 300_000;

const vitest = (file: string): Command => [
  'vitest',
  'run',
  file,
  '--retry=1',
  '--root=.',
  `--config=${EXAMPLES}/vitest.config.ts`,
  `--dir=${EXAMPLES}`,
];
const playwright = (file: string): Command => [
  'playwright',
  'test',
  file,
  '--retries=1',
  `--config=${EXAMPLES}/playwright.config.ts`,
];

let folder = '';
/** Ends what a test has started, also where the test failed before it did so itself. */
let limit: AbortController;
let running: Promise<unknown> | null = null;
beforeEach(async () => {
  limit = new AbortController();
  folder = await mkdtemp(join(tmpdir(), 'touchline-stage-'));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  limit.abort();
  await running;
  running = null;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
}, ENDS_WITHIN_MS);

/** Runs one command as a step; the test's end ends it. */
function started(command: Command, endsWithinMs = 20_000): ReturnType<typeof runStage> {
  const how = { folder, limit: limit.signal, isQuiet: true, endsWithinMs };
  const result = runStage({ name: 'example', minutes: 1, lanes: [[command]] }, how);
  running = result;
  return result;
}

test.each([
  {
    command: vitest('hanging'),
    hanging: `${EXAMPLES}/hanging.vitest.ts > never ends`,
  },
  {
    command: playwright('hanging'),
    hanging: `${EXAMPLES}/hanging.playwright.ts > never ends`,
  },
])(
  'a step that is stopped names the test that was running, and no test that had ended: $command.0',
  async ({ command, hanging }) => {
    const result = started(command);
    const hangs = vi.waitFor(() => expect(stoppedIn(folder)).toEqual([hanging]), { timeout: STARTS_WITHIN_MS });
    await Promise.race([hangs, result]);

    limit.abort();

    expect(await result).toMatchObject({ isGreen: false, stopped: [hanging] });
  },
  ENDS_WITHIN_MS,
);

test.each([
  { command: vitest('troubled'), file: `${EXAMPLES}/troubled.vitest.ts`, progress: { done: 1, planned: 1, unit: 'files' } },
  {
    command: playwright('troubled'),
    file: `${EXAMPLES}/troubled.playwright.ts`,
    progress: { done: 2, planned: 2, unit: 'tests' },
  },
])(
  'a step names the test that failed with its reason, and apart from it the one that passed at its second try: $command.0',
  async ({ command, file, progress }) => {
    const result = await started(command);

    expect(result).toMatchObject({ isGreen: false, passed: 1, failed: 1, flaky: 1 });
    expect(result.troubled.failed).toEqual([expect.stringMatching(new RegExp(`^${file} > fails: (Error: )?Red\\.$`))]);
    expect(result.troubled.flaky).toEqual([expect.stringContaining(`${file} > passes at its second try`)]);
    expect(progressIn(folder)).toEqual(progress);
  },
  ENDS_WITHIN_MS,
);

test('a step that ends by itself has stopped nothing', async () => {
  expect(await started(['prettier', '--version'])).toMatchObject({ isGreen: true, stopped: [], passed: 0 });
});

test(
  'a step that is stopped and goes on all the same is killed with all it has started',
  { timeout: ENDS_WITHIN_MS },
  async () => {
    const note = join(folder, 'pid.txt');
    const stubborn = `process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); require('node:fs').writeFileSync('${note}', String(process.pid));`;
    const result = started(['tsx', '--eval', stubborn], 200);
    await vi.waitFor(async () => expect(await readFile(note, 'utf8')).toMatch(/^\d+$/), { timeout: STARTS_WITHIN_MS });
    const pid = Number(await readFile(note, 'utf8'));

    limit.abort();

    expect(await result).toMatchObject({ isGreen: false });
    expect(await survivors([pid])).toEqual([]);
  },
);

test.each([
  { of: 'Vitest', report: { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2 }, flaky: 0 },
  { of: 'Playwright', report: { stats: { expected: 2, unexpected: 1, skipped: 2, flaky: 1 } }, flaky: 1 },
])('tests are counted by the report of $of', async ({ report, flaky }) => {
  await writeFile(join(folder, 'report.json'), JSON.stringify(report));

  expect(countsIn(folder)).toEqual({ passed: 3, failed: 1, skipped: 2, flaky });
});

test('a run that broke off before its report counts no test', () => {
  expect(countsIn(folder)).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: 0 });
});
