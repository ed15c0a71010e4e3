import type { StackIdentity } from './stack-identity';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';

/** A demo account as the summary shows it. */
interface DemoAccount {
  readonly email: string;
  readonly role: string;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'touchline-demo-1';

/** The demo accounts of emulator-data/accounts.json; none where the file is missing. */
export async function demoAccounts(file = join(repositoryRoot, 'emulator-data/accounts.json')): Promise<DemoAccount[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter(isDemoAccount) : [];
}

function isDemoAccount(value: unknown): value is DemoAccount {
  if (typeof value !== 'object' || value === null || !('email' in value) || !('role' in value)) return false;
  return typeof value.email === 'string' && typeof value.role === 'string';
}

/** The content of the summary of a stack that has just started. */
interface SummaryFacts {
  readonly identity: StackIdentity;
  readonly url: string;
  readonly firestore: string;
  /** Notes on what replaces which service, besides Firestore and Storage. */
  readonly standIns: Readonly<Record<string, string>>;
  readonly accounts: readonly DemoAccount[];
  readonly keepsData: boolean;
}

/** The text printed once everything answers: the address, the demo accounts, and what replaces which service. */
export function summary({ identity, url, firestore, standIns, accounts, keepsData }: SummaryFacts): string {
  const widest = Math.max(0, ...accounts.map(({ email }) => email.length));
  const people = accounts.map(({ email, role }) => `    ${email.padEnd(widest)}  ${role}`);
  const data = keepsData
    ? `kept in ${identity.dataFolder}, every few minutes and when you stop`
    : 'gone when you stop (keep them with `npm start -- --keep`)';
  const doubles: Record<string, string> = {
    ...standIns,
    Firestore: firestore,
    Storage: "the official emulator's code; it denies every client by itself, without reading storage.rules",
  };
  const widestPart = Math.max(...Object.keys(doubles).map((part) => part.length));
  return [
    '',
    `  Touchline is at ${url}`,
    '',
    ...(people.length === 0 ? [] : [`  Demo accounts, password ${DEMO_PASSWORD}:`, ...people, '']),
    '  What stands in for what:',
    ...Object.entries(doubles).map(([part, double]) => `    ${part.padEnd(widestPart)}  ${double}`),
    '',
    `  Data are ${data}. Logs: ${identity.folder}`,
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}
