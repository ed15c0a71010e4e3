import { inject } from 'vitest';

/*
 * Runs before each test file of the `api` and `rules` projects: the file and the API it loads find the emulators as
 * they would in the functions emulator, with a secret that is worth nothing.
 */
Object.assign(process.env, inject('emulatorEnvironment'), {
  FUNCTIONS_EMULATOR: 'true',
  XSRF_SECRET: 'test-only-xsrf-secret',
  UI_TRUSTED_PROXIES: '2',
});
