interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** What others read of somebody, until the profile says otherwise. */
export function displayNameOf({ firstName, lastName }: Names): string {
  return `${firstName} ${lastName}`;
}

/** First and last name in what a social provider calls somebody: the last word is the last name, and of a single word nobody knows which it is. */
export function namesOf(displayName: string | null): Names | null {
  const words = (displayName ?? '').trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return words.length === 0 ? null : { firstName: words.join(' '), lastName };
}
