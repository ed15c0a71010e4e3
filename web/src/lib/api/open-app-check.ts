import { type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { FIREBASE_CONFIG_ADDRESS } from './firebase-setup';

const NAME = 'app-check';

/**
 * Opens App Check with a reCAPTCHA Enterprise key and returns the function that gets a valid token. Rejects where the
 * configuration cannot be read.
 */
export async function openAppCheck(key: string): Promise<() => Promise<string>> {
  const response = await fetch(FIREBASE_CONFIG_ADDRESS);
  const config: unknown = await response.json();
  if (!isConfig(config)) throw new Error(`${FIREBASE_CONFIG_ADDRESS} names no app`);
  const app = getApps().find(({ name }) => name === NAME) ?? initializeApp(config, NAME);
  const appCheck = initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(key), isTokenAutoRefreshEnabled: false });
  return async () => (await getToken(appCheck)).token;
}

function isConfig(value: unknown): value is FirebaseOptions {
  if (typeof value !== 'object' || value === null) return false;
  return ['apiKey', 'appId', 'projectId'].every((key) => typeof Reflect.get(value, key) === 'string');
}
