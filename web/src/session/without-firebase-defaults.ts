/**
 * Keeps Firebase from looking for a setup of its own, which it does when it is loaded: last in the page's cookies,
 * whose reading waits for another process of the browser (72 ms measured). Ours comes from the server.
 */
export function withoutFirebaseDefaults(): void {
  Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });
}
