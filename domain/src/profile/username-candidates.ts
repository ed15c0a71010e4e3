import { splitWords } from '../search/fold-words';

const LONGEST = 30;
/** What stands for a name without a letter that an address can hold. */
const NAMELESS = 'member';

/**
 * Usernames for somebody of that name, best first: the name, the name with a number, and at last with `unique`, random lower-case letters and digits. All of the form
 * that `username` asks for.
 */
export function usernameCandidates(displayName: string, unique: string): string[] {
  const words = splitWords(displayName).flatMap((word) => word.replace(/[^a-z0-9]/g, '') || []);
  const name = words.join('-').slice(0, LONGEST).replace(/-$/, '');
  const base = name.length < 3 ? [NAMELESS, name].filter((part) => part !== '').join('-') : name;
  return [base, ...['2', '3', '4', unique].map((end) => `${base}-${end}`)];
}
