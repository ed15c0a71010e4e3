import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { RunningStack } from '@touchline/local/launcher/running-stack';
import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { repositoryRoot } from '@touchline/local/repository-root';
import { addEmulatorUser, emulatorUser } from '../support/api/members/emulator-users';
import { expect, test } from '../support/browser/visitor';

const run = promisify(execFile);

/** Runs a command of ours against the running stack; returns its output and whether it succeeded. */
async function runBeside({ portBase }: RunningStack, script: string, ...args: string[]) {
  const command = ['--import', 'tsx', script, ...args];
  const options = { cwd: repositoryRoot, env: { ...process.env, PORT_BASE: String(portBase) } };
  try {
    return { printed: (await run(process.execPath, command, options)).stdout, isDone: true };
  } catch (failure) {
    return { printed: failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : '', isDone: false };
  }
}

const grant = (stack: RunningStack, ...args: string[]) => runBeside(stack, 'local/src/admin/grant-admin-cli.ts', ...args);
const importResults = (stack: RunningStack, ...args: string[]) =>
  runBeside(stack, 'local/src/import/rankings/import-results-cli.ts', ...args);

/** A short season of three teams of NCAA Division III: Amherst wins both its matches, Williams one. */
const RESULTS = `league,division,sex,season,date,home,away,home_goals,away_goals,source
NCAA,3,women,2025,2025-09-06,164465,168342,2,0,results of the journey
NCAA,3,women,2025,2025-09-13,203535,164465,0,1,results of the journey
NCAA,3,women,2025,2025-09-20,168342,203535,3,1,results of the journey
`;

async function claimsOf(email: string, { environment }: RunningStack): Promise<unknown> {
  return JSON.parse((await emulatorUser(email, environment))?.customAttributes ?? '{}');
}

test.describe('commands beside a running stack', () => {
  test('[S4-16] admin:grant makes somebody an admin and takes it back; whom nobody knows it names', async ({ stack }) => {
    const email = 'granted@touchline.example';
    await addEmulatorUser(email, 'touchline-demo-1', stack.environment);
    expect(await grant(stack, email)).toEqual({
      printed: expect.stringContaining(`${email} is an admin`) as unknown,
      isDone: true,
    });
    expect(await claimsOf(email, stack)).toEqual({ admin: true });
    expect(await grant(stack, email, '--revoke')).toMatchObject({ isDone: true });
    expect(await claimsOf(email, stack)).toEqual({});
    expect(await grant(stack, 'nobody@touchline.example')).toEqual({
      printed: expect.stringContaining('Nobody has the address nobody@touchline.example.') as unknown,
      isDone: false,
    });
    expect((await grant(stack)).printed).toContain('npm run admin:grant -- EMAIL');
  });

  test('[S1-05] match results are imported, shown as our own RPI, and undone', async ({ aVisitor, stack }, testInfo) => {
    // The server serves its copy of a list for a minute, so that the import and its undo are each seen after one.
    test.slow();
    const file = testInfo.outputPath('results.csv');
    await writeFile(file, RESULTS);
    const trial = await importResults(stack, file, '--dry-run');
    expect([trial.isDone, trial.printed]).toEqual([true, expect.stringContaining('nothing was written')]);
    const { printed } = await importResults(stack, file);
    const [, importId = ''] = /--undo (\S+)/.exec(printed) ?? [];
    expect(importId, printed).not.toBe('');

    const { page } = await aVisitor();
    await page.goto('/exploreSoccer/ncaaD3?ranking=rpi');
    const rows = page.getByRole('table').getByRole('row');
    await expect(async () => {
      await page.reload();
      await expect(rows.filter({ hasText: 'Amherst' })).toContainText('2–0–0', { timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    await expect(rows.filter({ hasText: 'Williams' })).toContainText('1–1–0');
    await expect(page.getByText('results of the journey')).toBeVisible();

    expect(await importResults(stack, '--undo', importId)).toMatchObject({ isDone: true });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Amherst')).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 90_000 });
  });

  test('the mailbox answers beside the stack', async ({ stack }) => {
    const page = await fetch(`http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`);
    expect([page.status, (await page.text()).includes('<h1>Mailbox</h1>')]).toEqual([200, true]);
  });
});
