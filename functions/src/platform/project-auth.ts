import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';

/** Firebase Auth of this project, for gateways alone, which import this file with their first call. */
export function projectAuth(): Auth {
  if (getApps().length === 0) initializeApp();
  return getAuth();
}
