import { POSITION_NAMES } from '../../reference/player-lists';
import { headerTeamOf } from './completeness/completeness';
import type { ShownProfile } from './audience/shown-profile';

/** A line of a vCard is at most so many bytes long; the rest follows on lines that begin with a space. */
const LINE_BYTES = 75;

/**
 * The contact card of a profile (vCard 3.0, RFC 2426) with the address of its page: what `shown` has, nothing else.
 * Anyone who hands in the answer for visitors gets a card with what is public alone.
 */
export function contactCardOf(shown: ShownProfile, pageAddress: string): string {
  const { displayName, address, graduationYear, position } = shown;
  const words = displayName.split(' ');
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const first = words.length > 1 ? words.slice(0, -1).join(' ') : displayName;
  const team = headerTeamOf(shown)?.teamName ?? null;
  const [best] = position.main;
  const title = [
    POSITION_NAMES.entries.find(({ value }) => value === best)?.en,
    graduationYear === null ? undefined : `Class of ${graduationYear}`,
  ].filter((part) => part !== undefined);
  const { locality, administrative_area_level_1: region, country } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(last)};${escaped(first)};;;`,
    `FN:${escaped(displayName)}`,
    ...(title.length === 0 ? [] : [`TITLE:${escaped(title.join(', '))}`]),
    ...(team === null ? [] : [`ORG:${escaped(team)}`]),
    ...(locality === null && region === null && country === null
      ? []
      : [`ADR:;;;${[locality, region, null, country].map((part) => escaped(part ?? '')).join(';')}`]),
    `URL:${escaped(pageAddress)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A text that no character of can end its field. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n');
}

/** How many bytes a character has in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > (parts.length === 0 ? LINE_BYTES : LINE_BYTES - 1)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
