import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

/** The name of the app that is initialised without one; a process may have named ones besides. */
const DEFAULT_APP = '[DEFAULT]';

/** Firebase Auth of this project, for gateways alone, which import this file with their first call. */
export function projectAuth(): Auth {
  if (getApps().every(({ name }) => name !== DEFAULT_APP)) initializeApp();
  return getAuth();
}
