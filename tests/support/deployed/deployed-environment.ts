import { afterAll, inject } from 'vitest';
import { expectNone, undeclaredSecrets } from './deployment';

const deployment = inject('deployment');

/* Runs before each test file of the project `deployed`, so that its helpers find the emulators. */
Object.assign(process.env, deployment?.environment);

afterAll(async () => {
  if (deployment !== null) expectNone(await undeclaredSecrets());
});
