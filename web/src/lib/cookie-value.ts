/** The value of a readable cookie in `document.cookie`, decoded, or null. */
export function cookieValue(cookies: string, name: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
