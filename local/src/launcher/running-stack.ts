import { readFile, writeFile } from 'node:fs/promises';
import { stackIdentity } from './stack-identity';

/** The address file of a running stack: what other commands need to reach it. */
export interface RunningStack {
  readonly portBase: number;
  readonly projectId: string;
  /** The launcher's process. */
  readonly pid: number;
  /** The site's address, without a trailing slash. */
  readonly url: string;
  /** The variables by which firebase-admin finds the emulators. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Writes the address file, by which other commands find this stack until the file is removed. */
export async function publishRunningStack(stack: RunningStack, addressFile: string): Promise<void> {
  await writeFile(addressFile, JSON.stringify(stack, null, 2));
}

/** The stack that runs at this PORT_BASE (null: the usual ports); null where none runs. */
export async function findRunningStack(portBase: number | null): Promise<RunningStack | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(stackIdentity(portBase).addressFile, 'utf8'));
    return isRunningStack(parsed) && isRunning(parsed.pid) ? parsed : null;
  } catch {
    return null;
  }
}

function isRunningStack(value: unknown): value is RunningStack {
  if (typeof value !== 'object' || value === null || !('environment' in value) || !('pid' in value)) return false;
  const { environment, pid } = value;
  if (typeof environment !== 'object' || environment === null || typeof pid !== 'number') return false;
  return Object.values(environment).every((entry) => typeof entry === 'string') && 'projectId' in value && 'url' in value;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
