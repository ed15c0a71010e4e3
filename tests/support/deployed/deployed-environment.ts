import { inject } from 'vitest';

/* Runs before each test file of the project `deployed`, so that its helpers find the emulators. */
Object.assign(process.env, inject('deployment')?.environment);
