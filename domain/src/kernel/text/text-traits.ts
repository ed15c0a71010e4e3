/** Characters that a reader does not see, but that keep a pattern from matching. */
const UNSEEN = /[\p{Cf}\p{Mn}]/gu;

/** The full stops that browsers read as the dot of a host. */
const DOTS = /[\u3002\uFF61]/g;

const ADDRESS = /[^\s@]@[^\s@]|:\/\/|\/\/|(?:^|[^\p{L}\p{N}])www\.|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{N}-]|\d\.\d/iu;

/**
 * True for a text with a web or mail address in it, or with what a mail program may turn into a link: `evil.example`,
 * `t.co`, `//host`, `192.0.2.1`. False for initials (`J. R. R.`, `J.R.`) and `St. John`; true for `St.John`, because
 * it looks like a host.
 */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text.normalize('NFKC').replace(UNSEEN, '').replace(DOTS, '.'));
}

const LONE_SURROGATE = /\p{Cs}/u;

const CONTROL = /\p{Cc}/u;

const CONTROL_EXCEPT_LAYOUT = /[^\P{Cc}\t\n\r]/u;

const INVISIBLE = /[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** True where nothing is visible: only spaces, line breaks, zero-width and other invisible characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** True where the text has more than `max` code points; an emoji of one code point counts as one. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || Array.from(text).length > max;
}

/** True for one line of well-formed text: no NUL or other control character, no line break, no lone surrogate. */
export function isStorableLine(text: string): boolean {
  return !CONTROL.test(text) && !LONE_SURROGATE.test(text);
}

/**
 * True for well-formed text of several lines: tab and line breaks are allowed, NUL, other control characters and lone
 * surrogates are not.
 */
export function isStorableText(text: string): boolean {
  return !CONTROL_EXCEPT_LAYOUT.test(text) && !LONE_SURROGATE.test(text);
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written YYYY-MM-DD; refuses 2011-02-29, 2010-1-1 and the like. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (Number(year) < 1 || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return false;
  return Number(day) <= daysIn(Number(year), Number(month));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A time of day from 00:00 to 23:59, written HH:MM. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
