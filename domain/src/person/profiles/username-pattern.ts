/** A username as in /profile/{username}: 3 to 40 lower-case letters, digits and single hyphens between them. */
export const USERNAME_PATTERN = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The username that a text names: alone, or in the address of a page; null where it names none. */
export function usernameIn(text: string): string | null {
  const [path = ''] = text.split(/[?#]/);
  const parts = path.split('/').filter((part) => part !== '');
  const at = parts.lastIndexOf('profile');
  const username = (at === -1 ? (parts.length === 1 ? parts[0] : undefined) : parts[at + 1])?.toLowerCase() ?? '';
  return USERNAME_PATTERN.test(username) ? username : null;
}
