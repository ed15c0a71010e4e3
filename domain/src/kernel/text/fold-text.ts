/** The longest part of an id that a name may take; a college's id has at most 120 characters. */
const MAX_SLUG_LENGTH = 80;

/**
 * A text as part of an id: lower case, without diacritics and apostrophes, `&` read as "and", hyphens between words.
 * Empty if nothing is left.
 */
export function slugOf(text: string): string {
  return text
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}

const LETTERS_WITHOUT_DECOMPOSITION: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);

/**
 * The words of a text in lower case without diacritics, apostrophes and punctuation, `&` read as "and". Linear in the
 * text's length.
 */
export function splitWords(text: string): string[] {
  const lower = text.toLowerCase();
  const words = /^[a-z ]*$/.test(lower) ? lower.split(' ') : withoutMarks(lower).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '');
}

function withoutMarks(text: string): string {
  return text
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION.get(letter) ?? letter);
}
