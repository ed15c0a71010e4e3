const LONE_SURROGATE = /\p{Cs}/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_EXCEPT_LAYOUT = /[^\P{Cc}\t\n\r]/u;
const INVISIBLE = /[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** True where a reader would see nothing: only spaces, line breaks, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** True where the text has more than `max` characters, counted in code points, so that an emoji of one code point is one. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || Array.from(text).length > max;
}

/** True for one line of well-formed text: no NUL or other control character, no line break, no half of a surrogate pair. */
export function isStorableLine(text: string): boolean {
  return !CONTROL.test(text) && !LONE_SURROGATE.test(text);
}

/** True for well-formed text of several lines: tab and line breaks, but no NUL or other control character, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !CONTROL_EXCEPT_LAYOUT.test(text) && !LONE_SURROGATE.test(text);
}
