/** The longest line of a calendar file, in bytes; longer ones continue in the next line after a space. */
const LONGEST_LINE = 75;

/** A calendar file (iCalendar, RFC 5545) of these lines: folded where they are too long, ended by CRLF. */
export function calendarText(lines: readonly string[]): string {
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

/** A moment (milliseconds since 1970) as UTC in a calendar file. */
export function calendarMoment(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A day (YYYY-MM-DD) in a calendar file. */
export function calendarDay(day: string): string {
  return day.replaceAll('-', '');
}

/** A text as the value of a calendar file: nothing in it ends the value, and control characters are left out. */
export function calendarValue(text: string): string {
  return text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\r\n]/g, String.raw`\n`)
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** A line as several where it is too long; no character is cut in two. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part];
}

/** The size of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
}
