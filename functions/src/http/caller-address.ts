/**
 * The caller's address in X-Forwarded-For: the entry that the outermost of our `trustedProxies` wrote. What stands before it the caller may have made up;
 * null where nothing stands there.
 */
export function callerAddress(forwardedFor: string | undefined, trustedProxies: number): string | null {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const address = entries.at(-trustedProxies) ?? entries[0] ?? '';
  return address === '' ? null : address;
}
