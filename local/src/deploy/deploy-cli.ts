import { spawn } from 'node:child_process';
import { firebaseCliScript } from '../emulators/firebase-cli';
import { repositoryRoot } from '../repository-root';
import { projectFor } from './chosen-project';
import { printDeployCheck } from './deploy-check';

/* `npm run deploy [-- OPTIONS]`: `firebase deploy` with the same options, once nothing blocks it. */
try {
  const args = process.argv.slice(2);
  const project = projectFor(args);
  if (project === null)
    throw new Error('No project is chosen: run "firebase use --add NAME", or name one: npm run deploy -- --project NAME');
  if (await printDeployCheck(project)) throw new Error('Nothing was deployed.');
  const options = { cwd: repositoryRoot, stdio: 'inherit' } as const;
  const deployment = spawn(process.execPath, [firebaseCliScript(), 'deploy', ...args], options);
  deployment.on('close', (code) => process.exit(code ?? 1));
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
