import { afterAll, expect, inject } from 'vitest';
import { undeclaredSecrets } from './deployment';

const deployment = inject('deployment');

/* Runs before each test file of the project `deployed`, so that its helpers find the emulators. */
Object.assign(process.env, deployment?.environment);

afterAll(async () => {
  if (deployment !== null) expect(await undeclaredSecrets(), 'secrets that functions do not declare').toEqual([]);
});
