const MAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9]))$/;

/**
 * True for an ASCII mail address (S5-04): at most 254 characters, 64 before the @, a host of two labels or more, and no
 * quotes, spaces or comments.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && MAIL.test(text);
}

const ORDINARY_LOCAL_PART = /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_-])?@/;
const ADDRESS_LIKE = /^[^\s@"(),:;<>[\]\\]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[Ee][Dd][Uu]$/;

/**
 * The strict check (S5-12): an ordinary mail address (ASCII letters, digits and . _ % + - before the @) whose host ends
 * in .edu, in any case.
 */
export function isEduEmail(text: string): boolean {
  return isEmail(text) && ORDINARY_LOCAL_PART.test(text) && text.toLowerCase().endsWith('.edu');
}

/**
 * The looser check (S5-12): anything shaped like an address that ends in .edu. For hints while the user types, never
 * for a permission.
 */
export function looksLikeEduEmail(text: string): boolean {
  return ADDRESS_LIKE.test(text);
}

/**
 * The host of a .edu address in lower case (`mit.edu`). Null where the address fails the strict check or the name
 * before .edu is shorter than 2 characters (S5-12).
 */
export function domainOfEduEmail(text: string): string | null {
  if (!isEduEmail(text)) return null;
  const domain = text.slice(text.indexOf('@') + 1).toLowerCase();
  return domain.length - '.edu'.length < 2 ? null : domain;
}
