import { execFile } from 'node:child_process';
import * as z from 'zod';
import { firebaseCliScript } from '../emulators/firebase-cli';
import { repositoryRoot } from '../repository-root';
import type { SecretState } from './checks/check-secrets';
import type { Registered } from './checks/check-web-app';

/** How a command of the Firebase CLI ended. */
export interface CliAnswer {
  readonly isDone: boolean;
  readonly output: string;
}

/** Runs a command of the Firebase CLI. */
export type FirebaseCli = (args: readonly string[]) => Promise<CliAnswer>;

/** What the account that the CLI is logged in with sees of a project. */
export interface Account {
  readonly secrets: ReadonlyMap<string, SecretState>;
  readonly registered: Registered;
}

const NOT_LOGGED_IN = 'the Firebase CLI is not logged in (run "firebase login")';

const webApps = z.object({ result: z.array(z.object({ appId: z.string() })) });
const sites = z.object({
  result: z.object({ sites: z.array(z.object({ name: z.string(), appId: z.string().optional() })) }),
});
const failed = z.object({ error: z.string() });

/** The installed Firebase CLI; without a terminal, so that it never asks back. */
export const installedCli: FirebaseCli = (args) =>
  new Promise((resolve) => {
    const options = { cwd: repositoryRoot, timeout: 60_000 };
    execFile(process.execPath, [firebaseCliScript(), ...args, '--non-interactive'], options, (failure, stdout, stderr) => {
      resolve({ isDone: failure === null, output: failure === null ? stdout : `${stdout}${stderr}` });
    });
  });

/**
 * Asks for the web apps of a project, then for its secrets. Whatever cannot be answered is unknown, with the reason;
 * without a login nothing further is asked.
 */
export async function askAccount(cli: FirebaseCli, project: string, secretNames: readonly string[]): Promise<Account> {
  const registered = await webAppsOf(cli, project);
  if (registered.kind === 'unknown' && registered.reason === NOT_LOGGED_IN)
    return { registered, secrets: new Map(secretNames.map((name) => [name, registered])) };
  const secrets = new Map<string, SecretState>();
  for (const name of secretNames) secrets.set(name, await secretOf(cli, project, name));
  return { registered, secrets };
}

async function webAppsOf(cli: FirebaseCli, project: string): Promise<Registered> {
  const answer = await cli(['apps:list', 'WEB', '--project', project, '--json']);
  const apps = answer.isDone ? webApps.safeParse(jsonIn(answer.output)) : null;
  if (apps?.success !== true) return { kind: 'unknown', reason: reasonIn(answer.output) };
  const sitesAnswer = await cli(['hosting:sites:list', '--project', project, '--json']);
  const listed = sitesAnswer.isDone ? sites.safeParse(jsonIn(sitesAnswer.output)) : null;
  if (listed?.success !== true) return { kind: 'unknown', reason: reasonIn(sitesAnswer.output) };
  const site = listed.data.result.sites.find(({ name }) => name.endsWith(`/${project}`));
  return { kind: 'known', webApps: apps.data.result.length, isLinked: (site?.appId ?? '') !== '' };
}

async function secretOf(cli: FirebaseCli, project: string, name: string): Promise<SecretState> {
  const { isDone, output } = await cli(['functions:secrets:access', name, '--project', project]);
  if (isDone) return { kind: 'value', value: output.replace(/\r?\n$/, '') };
  const isMissing = /HTTP Error: 404|not found or has no versions|is in (?:DISABLED|DESTROYED) state/.test(output);
  return isMissing ? { kind: 'missing' } : { kind: 'unknown', reason: reasonIn(output) };
}

/** Why a command failed, on one line and without the end of the sentence. */
function reasonIn(output: string): string {
  if (/Failed to authenticate|requires authentication|firebase login/.test(output)) return NOT_LOGGED_IN;
  const read = failed.safeParse(jsonIn(output));
  const text = read.success ? read.data.error : (/Error:\s*(.+)/.exec(output)?.[1] ?? output);
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 300) || 'the Firebase CLI gave no answer';
}

function jsonIn(output: string): unknown {
  try {
    return JSON.parse(output.slice(Math.max(0, output.indexOf('{'))));
  } catch {
    return null;
  }
}
