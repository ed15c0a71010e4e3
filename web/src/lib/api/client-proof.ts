/** The request header of the proof. */
export const PROOF_HEADER = 'x-firebase-appcheck';

/** Gets the proof that this page is our own client; null where the deployment requires none. */
export type ClientProof = () => Promise<string | null> | null;

/**
 * Proves to the API that a page is our own client, where the deployment requires it (`<html data-app-check>` holds the
 * key), by a token of Firebase App Check. Its library and reCAPTCHA are loaded with the first call that changes
 * something, never with a page. Where the proof cannot be obtained it is null: the server then refuses the call, and
 * the next call tries again.
 */
export function createClientProof(open: (key: string) => Promise<() => Promise<string>>): ClientProof {
  let asking: Promise<() => Promise<string>> | null = null;
  return () => {
    const { appCheck: key } = document.documentElement.dataset;
    if (key === undefined) return null;
    asking ??= open(key);
    return asking
      .then((ask) => ask())
      .catch(() => {
        asking = null;
        return null;
      });
  };
}

/** The site's own proof. */
export const clientProof = createClientProof(async (key) => (await import('./open-app-check')).openAppCheck(key));
