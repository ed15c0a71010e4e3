import { join } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../repository-root';

/** The scripts that run as processes of their own, in `children/`. */
export type ChildScript =
  'auth-schema-check-preload' | 'dev-api-child' | 'embedded-emulators-child' | 'firestore-engine-child' | 'watchdog-child';

/** Compiles one child script into a folder inside the repository (so that it finds node_modules) and answers the file's path. */
export async function childScript(name: ChildScript, folder: string): Promise<string> {
  const outfile = join(folder, `${name}.cjs`);
  await build({
    entryPoints: [join(repositoryRoot, 'local/src/emulators/children', `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  return outfile;
}
