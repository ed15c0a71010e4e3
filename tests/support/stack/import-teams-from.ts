import { spawn } from 'node:child_process';
import { repositoryRoot } from '@touchline/local/repository-root';

/** Runs `npm run import:teams` against a running stack; throws with its output where it fails. */
export function importTeamsFrom(file: string, environment: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--import', 'tsx', 'local/src/import/import-teams-cli.ts', file];
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`import:teams ended with ${code}:\n${printed}`));
    });
  });
}
