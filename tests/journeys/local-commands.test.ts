import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RunningStack } from '@touchline/local/launcher/running-stack';
import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { repositoryRoot } from '@touchline/local/repository-root';
import { addEmulatorUser, emulatorUser } from '../support/api/emulator-users';
import { expect, test } from '../support/browser/visitor';

const run = promisify(execFile);

/** Runs `npm run admin:grant` against the running stack; returns its output and whether it succeeded. */
async function grant({ portBase }: RunningStack, ...args: string[]): Promise<{ printed: string; isDone: boolean }> {
  const command = ['--import', 'tsx', 'local/src/admin/grant-admin-cli.ts', ...args];
  const options = { cwd: repositoryRoot, env: { ...process.env, PORT_BASE: String(portBase) } };
  try {
    return { printed: (await run(process.execPath, command, options)).stdout, isDone: true };
  } catch (failure) {
    return { printed: failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : '', isDone: false };
  }
}

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

  test('the mailbox answers beside the stack', async ({ stack }) => {
    const page = await fetch(`http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`);
    expect([page.status, (await page.text()).includes('<h1>Mailbox</h1>')]).toEqual([200, true]);
  });
});
