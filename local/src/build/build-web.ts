import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../repository-root';

const webFolder = join(repositoryRoot, 'web');

/** Whether the web client has a Vite configuration, that is, whether there is something to build. */
export function hasWebClient(): boolean {
  return existsSync(join(webFolder, 'vite.config.ts'));
}

/** The script file of the web client's own Vite, to be run by Node. */
export function viteScript(): string {
  const packageFile = createRequire(join(webFolder, 'package.json')).resolve('vite/package.json');
  return join(dirname(packageFile), 'bin/vite.js');
}

/** Builds the web client into web/dist; throws with Vite's own output where that fails. `stopped` ends the work early. */
export function buildWeb(stopped?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const place = {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: 'production' },
      ...(stopped === undefined ? {} : { signal: stopped }),
    };
    execFile(process.execPath, [viteScript(), 'build'], place, (failure, output, errors) => {
      if (failure === null) resolve();
      else reject(new Error(`The web client does not build:\n${output}${errors}`));
    });
  });
}
