import { projectFor } from './chosen-project';
import { printDeployCheck } from './deploy-check';

/*
 * `npm run deploy:check [-- --project NAME]`: names what is missing or contradicts before a deployment, and ends with 1
 * where something blocks it. Without a project it checks the repository alone.
 */
try {
  const isBlocked = await printDeployCheck(projectFor(process.argv.slice(2)));
  process.exit(isBlocked ? 1 : 0);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
