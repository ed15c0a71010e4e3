import { isEmail } from './email';

const ORDINARY_LOCAL_PART = /^[A-Za-z0-9](?:[A-Za-z0-9._%+-]*[A-Za-z0-9_-])?@/;
const ADDRESS_LIKE = /^[^\s@"(),:;<>[\]\\]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[Ee][Dd][Uu]$/;

/** The strict check: an ordinary mail address (ASCII letters, digits and . _ % + - before the @) whose host ends in .edu, whatever the case (specification §5). */
export function isEduEmail(text: string): boolean {
  return isEmail(text) && ORDINARY_LOCAL_PART.test(text) && text.toLowerCase().endsWith('.edu');
}

/** The looser check: anything shaped like an address that ends in .edu; good for a hint while typing, never for letting someone in (specification §5). */
export function looksLikeEduEmail(text: string): boolean {
  return ADDRESS_LIKE.test(text);
}

/** The host of a .edu address in lower case (`mit.edu`); null where the address fails the strict check or the name before .edu is shorter than 2 characters (specification §5). */
export function domainOfEduEmail(text: string): string | null {
  if (!isEduEmail(text)) return null;
  const domain = text.slice(text.indexOf('@') + 1).toLowerCase();
  return domain.length - '.edu'.length < 2 ? null : domain;
}
