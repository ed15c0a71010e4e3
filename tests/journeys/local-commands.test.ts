import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { repositoryRoot } from '@touchline/local/repository-root';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { describe, expect, inject, test } from 'vitest';

const baseUrl = inject('baseUrl');
const environment = inject('stackEnvironment');
const portBase = new URL(baseUrl).port;
const run = promisify(execFile);

/** Runs `npm run admin:grant` against the running stack; returns its output and whether it succeeded. */
async function grant(...args: string[]): Promise<{ printed: string; isDone: boolean }> {
  const command = ['--import', 'tsx', 'local/src/admin/grant-admin-cli.ts', ...args];
  const options = { cwd: repositoryRoot, env: { ...process.env, PORT_BASE: portBase } };
  try {
    return { printed: (await run(process.execPath, command, options)).stdout, isDone: true };
  } catch (failure) {
    return { printed: failure instanceof Error && 'stderr' in failure ? String(failure.stderr) : '', isDone: false };
  }
}

async function claimsOf(email: string): Promise<unknown> {
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId: environment.GCLOUD_PROJECT ?? '' }, 'local-commands');
  try {
    return (await getAuth(app).getUserByEmail(email)).customClaims ?? {};
  } finally {
    await deleteApp(app);
  }
}

describe('commands beside a running stack', () => {
  test('[S4-16] admin:grant makes somebody an admin and takes it back; whom nobody knows it names', async () => {
    const email = 'newplayer@touchline.example';
    expect(await grant(email)).toEqual({ printed: expect.stringContaining(`${email} is an admin`) as string, isDone: true });
    expect(await claimsOf(email)).toEqual({ admin: true });
    expect(await grant(email, '--revoke')).toMatchObject({ isDone: true });
    expect(await claimsOf(email)).toEqual({});
    expect(await grant('nobody@touchline.example')).toEqual({
      printed: expect.stringContaining('Nobody has the address nobody@touchline.example.') as string,
      isDone: false,
    });
    expect((await grant()).printed).toContain('npm run admin:grant -- EMAIL');
  });

  test('[S7-20] the mailbox answers beside the stack', async () => {
    const { mailbox } = stackPorts(Number(portBase));
    const page = await fetch(`http://127.0.0.1:${mailbox}/`);
    expect([page.status, (await page.text()).includes('<h1>Mailbox</h1>')]).toEqual([200, true]);
  });
});
