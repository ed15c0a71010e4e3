import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../repository-root';

/** The script file of the installed Firebase CLI, for Node to run. */
export function firebaseCliScript(): string {
  const packageFile = createRequire(join(repositoryRoot, 'local/package.json')).resolve('firebase-tools/package.json');
  return join(dirname(packageFile), 'lib/bin/firebase.js');
}
