/** The header that the API looks for the proof in. */
export const PROOF_HEADER = 'x-firebase-appcheck';

/** Gives the proof that this page is our own client; null where the deployment asks for none. */
export type ClientProof = () => Promise<string | null> | null;

/**
 * How a page proves to the API that it is our own client, where the deployment asks for that (`<html data-app-check>` names the key): a token of Firebase App
 * Check, whose library and reCAPTCHA are loaded with the first call that changes something, never with a page. A proof that cannot be had is null: the server
 * then says so, and the next call tries again.
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
