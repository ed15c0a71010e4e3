import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';

/** A demo account as the summary shows it. */
export interface DemoAccount {
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
