import { splitWords } from '../../kernel/text/fold-text';
import type { MessageCode } from '../../kernel/refusal/api-messages';

/** Marks that turn the direction of the text around them: a name with one reads otherwise than it is stored. */
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/;
const INVISIBLE = /\p{Cf}/gu;
/** Digits and Cyrillic letters that look like the letters of our name. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '0': 'o', '1': 'l', о: 'o', с: 'c', һ: 'h', і: 'i', е: 'e', т: 't', п: 'n' }),
);
const PRODUCT = 'touchline';
const STAFF_WORDS: ReadonlySet<string> = new Set(
  'admin administrator customer desk help helpdesk moderation moderator official security service staff support team the'.split(
    ' ',
  ),
);

/**
 * Why nobody may show this name (first and last together): it has marks that turn the text, or it passes for Touchline
 * or its staff. Null where it may be shown.
 */
export function nameRefusal(name: string): MessageCode | null {
  if (DIRECTION_OVERRIDE.test(name)) return 'nameTurnsText';
  const words = splitWords(name.replace(INVISIBLE, ''));
  const letters = words.join('').replace(/./gu, (letter) => LOOK_ALIKES.get(letter) ?? letter);
  return letters.includes(PRODUCT) || (words.length > 0 && words.every((word) => STAFF_WORDS.has(word))) ? 'nameReserved' : null;
}
