import { ignoreIncomingBodies } from '@touchline/functions/http/incoming-bodies';
import { ignoreUnreadableAddresses } from '@touchline/functions/platform/unreadable-address';
import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, vi } from 'vitest';

/*
 * Files of a worker share one process and its libraries, but none of our modules: after each file they are forgotten,
 * with Firebase's apps and the watches on bodies and addresses, so that the next file loads an API of its own.
 */
afterAll(async () => {
  ignoreIncomingBodies();
  ignoreUnreadableAddresses();
  vi.resetModules();
  await Promise.all(getApps().map(deleteApp));
});
