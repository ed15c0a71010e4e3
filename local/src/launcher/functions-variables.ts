import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { repositoryRoot } from '../repository-root';

/** What the functions emulator gives the functions beside the emulators' addresses: functions/.env.local and functions/.secret.local. */
export async function functionsVariables(): Promise<NodeJS.ProcessEnv> {
  const files = ['.env.local', '.secret.local'].map((name) => readFile(join(repositoryRoot, 'functions', name), 'utf8'));
  const [values, secrets] = (await Promise.all(files)).map((text) => parseEnv(text));
  return { FUNCTIONS_EMULATOR: 'true', TZ: 'UTC', ...values, ...secrets };
}
