/** Longest part of an id that a name or place may take; a college's id has at most 120 characters. */
const LONGEST_SLUG = 80;

/** A text as part of an id: lower case, diacritics and apostrophes dropped, `&` read as "and", hyphens between words. Empty where nothing is left. */
export function slugOf(text: string): string {
  return text
    .replace(/['’‘`´]/g, '')
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
}
