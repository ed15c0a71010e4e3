import { splitWords } from '../../kernel/text/fold-text';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** The name that others see, until the profile has another one. */
export function displayNameOf({ firstName, lastName }: Names): string {
  return `${firstName} ${lastName}`;
}

/**
 * First and last name in the display name of a social provider: the last word is the last name. Null for a single word,
 * which may be either.
 */
export function namesOf(displayName: string | null): Names | null {
  const words = (displayName ?? '').trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return words.length === 0 ? null : { firstName: words.join(' '), lastName };
}

/** The longest prefix that is stored; the rest of a longer word is compared in memory. */
const MAX_KEY_LENGTH = 20;
const MIN_KEY_LENGTH = 2;

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * The keys by which admins find a person: every prefix of the words in names and mail address, two letters or more,
 * folded.
 */
export function personKeysOf(person: Named): string[] {
  return [
    ...new Set(
      wordsOf(person).flatMap((word) =>
        Array.from({ length: Math.min(word.length, MAX_KEY_LENGTH) - MIN_KEY_LENGTH + 1 }, (_, more) =>
          word.slice(0, MIN_KEY_LENGTH + more),
        ),
      ),
    ),
  ];
}

/**
 * A search for people: the one key for the database, null where nothing usable was typed, and the filter for its
 * results.
 */
interface PersonQuery {
  readonly key: string | null;
  readonly matches: (person: Named) => boolean;
}

/**
 * Parses what an admin typed: each word must begin a word of the person's names or mail address. The database searches
 * for the longest.
 */
export function personQueryOf(typed: string): PersonQuery {
  const words = splitWords(typed);
  const usable = words.filter(({ length }) => length >= MIN_KEY_LENGTH).toSorted((one, other) => other.length - one.length);
  return {
    key: usable[0]?.slice(0, MAX_KEY_LENGTH) ?? null,
    matches: (person) => {
      const found = wordsOf(person);
      return words.every((word) => found.some((one) => one.startsWith(word)));
    },
  };
}

function wordsOf({ firstName, lastName, email }: Named): string[] {
  return [firstName, lastName, email].flatMap(splitWords);
}
