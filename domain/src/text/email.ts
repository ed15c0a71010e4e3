const MAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9]))$/;

/** True for a mail address in ASCII as people have them: at most 254 characters, 64 before the @, a host of two labels or more, no quotes, spaces or comments (specification §5). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && MAIL.test(text);
}
