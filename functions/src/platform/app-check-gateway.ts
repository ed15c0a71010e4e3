import { Refusal } from '@touchline/domain/http/refusal';
import { getApps, initializeApp } from 'firebase-admin/app';
import { hasErrorCode } from './error-code';

/** Whether a token of Firebase App Check says that a call comes from our own client. Throws Refusal unavailable where its keys cannot be fetched. */
export type VerifyAppCheck = (token: string) => Promise<boolean>;

/** App Check of this project. The library is loaded with the first token, because few installations ask for any. */
export function firebaseAppCheck(): VerifyAppCheck {
  return async (token) => {
    if (getApps().length === 0) initializeApp();
    const { getAppCheck } = await import('firebase-admin/app-check');
    try {
      await getAppCheck().verifyToken(token);
      return true;
    } catch (error) {
      if (error instanceof Error && /^Error (while making request|fetching)/.test(error.message))
        throw new Refusal('unavailable', 'unavailable');
      if (hasErrorCode(error, 'app-check/invalid-argument', 'app-check/app-check-token-expired')) return false;
      throw error;
    }
  };
}
