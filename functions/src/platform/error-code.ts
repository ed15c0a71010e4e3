/** Whether a failure of Firebase's libraries carries one of these codes, `auth/user-not-found` for instance. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
