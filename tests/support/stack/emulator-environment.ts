import { inject } from 'vitest';

/*
 * Runs before each test file of the `api` and `rules` projects, so that the file and the API that it loads find the
 * emulators as in the functions emulator. The secret has no value anywhere else.
 */
Object.assign(process.env, inject('emulatorEnvironment'), {
  XSRF_SECRET: 'test-only-xsrf-secret',
  UI_TRUSTED_PROXIES: '2',
});
