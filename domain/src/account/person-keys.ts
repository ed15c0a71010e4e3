import { splitWords } from '../search/fold-words';
import type { Account } from './account';

/** Longest beginning of a word that is kept; what is typed beyond it is compared in memory. */
const LONGEST_KEY = 20;
const SHORTEST_KEY = 2;

type Named = Pick<Account, 'firstName' | 'lastName' | 'email'>;

/** What admins find a person by: every beginning of the words in names and mail address, two letters or more, folded (design.md §4, Search). */
export function personKeysOf(person: Named): string[] {
  return [
    ...new Set(
      wordsOf(person).flatMap((word) =>
        Array.from({ length: Math.min(word.length, LONGEST_KEY) - SHORTEST_KEY + 1 }, (_, more) =>
          word.slice(0, SHORTEST_KEY + more),
        ),
      ),
    ),
  ];
}

/** A search for people: the one key that the database is asked for, null where nothing usable was typed, and what every one found must hold. */
export interface PersonQuery {
  readonly key: string | null;
  readonly holds: (person: Named) => boolean;
}

/** Reads what an admin typed: each word must begin a word of the person's names or mail address. The longest is the database's. */
export function personQueryOf(typed: string): PersonQuery {
  const words = splitWords(typed);
  const usable = words.filter(({ length }) => length >= SHORTEST_KEY).toSorted((one, other) => other.length - one.length);
  return {
    key: usable[0]?.slice(0, LONGEST_KEY) ?? null,
    holds: (person) => {
      const has = wordsOf(person);
      return words.every((word) => has.some((one) => one.startsWith(word)));
    },
  };
}

function wordsOf({ firstName, lastName, email }: Named): string[] {
  return [firstName, lastName, email].flatMap(splitWords);
}
