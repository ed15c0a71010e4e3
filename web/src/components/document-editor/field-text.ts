import type { Json } from '@touchline/domain/kernel/json/json';
import { isEmail } from '@touchline/domain/kernel/text/email';
import { isPhoneNumber } from '@touchline/domain/kernel/text/phone';
import { isCalendarDate, isLongerThan, TIME_OF_DAY } from '@touchline/domain/kernel/text/text-traits';
import { videoEmbedOf } from '@touchline/domain/kernel/text/video-embed';
import { webLinkOf } from '@touchline/domain/kernel/text/web-link';
import type { Field, FieldKind, ParsedField } from './field';

const WHOLE = /^\d+$|^\d{1,3}(?:[., '\u00a0\u202f]\d{3})+$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
const YEAR = /^(?:19|20)\d\d$|^2100$/;
/** Years of lists that begin before 1900; a college may be older than the list. */
const YEAR_OF_HISTORY = /^(?:1[5-9]|20)\d\d$|^2100$/;
const YEARS_OF_PEOPLE_FROM = 1900;

/** Parses the text of a field; an empty required field is invalid. */
export function parseField({ kind, isRequired = false }: Pick<Field, 'kind' | 'isRequired'>, typed: string): ParsedField {
  const result = parseByKind(kind, typed);
  return isRequired && 'value' in result && result.value === null ? { problem: 'edit.missing' } : result;
}

/** Parses text by the rules of the API; numbers in English or German notation. */
export function parseByKind(kind: FieldKind, typed: string): ParsedField {
  const text = typed.trim();
  if (kind.type === 'lines') return readLines(text, kind);
  if (kind.type === 'videos') {
    const links = linesOf(text);
    return links.every((link) => videoEmbedOf(link) !== null) ? { value: links } : { problem: 'edit.notVideo' };
  }
  if (kind.type === 'notation') return kind.parse(text);
  if (text === '') return { value: null };
  switch (kind.type) {
    case 'line':
      return isLongerThan(text, kind.most) ? tooLong(kind.most) : { value: text };
    case 'text':
      return isLongerThan(typed, kind.most) ? tooLong(kind.most) : { value: typed };
    case 'choice':
    case 'country':
    case 'picture':
      return { value: text };
    case 'year':
      return (kind.from !== undefined && kind.from < YEARS_OF_PEOPLE_FROM ? YEAR_OF_HISTORY : YEAR).test(text)
        ? { value: Number(text) }
        : { problem: 'edit.notYear' };
    case 'date':
      return isCalendarDate(text) ? { value: text } : { problem: 'edit.notDate' };
    case 'time':
      return TIME_OF_DAY.test(text) ? { value: text } : { problem: 'edit.notTime' };
    case 'video':
      return videoEmbedOf(text) === null ? { problem: 'edit.notVideo' } : { value: webLinkOf(text) };
    case 'link':
      return webLinkOf(text) === null ? { problem: 'edit.notLink' } : { value: webLinkOf(text) };
    case 'mail':
      return isEmail(text) ? { value: text } : { problem: 'edit.notMail' };
    case 'phone':
      return isPhoneNumber(text) ? { value: text } : { problem: 'edit.notPhone' };
    case 'number':
      return readNumber(text.replace(/^\$\s*|\s*%$/g, ''), kind);
  }
}

function readNumber(text: string, { isWhole, least, most }: Extract<FieldKind, { type: 'number' }>): ParsedField {
  if (isWhole && !WHOLE.test(text)) return { problem: DECIMAL.test(text) ? 'edit.notWhole' : 'edit.notNumber' };
  if (!isWhole && !DECIMAL.test(text)) return { problem: 'edit.notNumber' };
  const value = Number(isWhole ? text.replace(/\D/g, '') : text.replace(',', '.'));
  return value < least || value > most ? { problem: 'edit.notInRange', values: { count: least, page: most } } : { value };
}

function readLines(text: string, { mostEach, most }: Extract<FieldKind, { type: 'lines' }>): ParsedField {
  const lines = [...new Set(linesOf(text))];
  if (most !== undefined && lines.length > most) return { problem: 'edit.tooMany', values: { count: most } };
  return lines.some((line) => isLongerThan(line, mostEach)) ? tooLong(mostEach) : { value: lines };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const tooLong = (most: number): ParsedField => ({ problem: 'edit.tooLong', values: { count: most } });

/** The text that a form shows for a value; parsing it gives the value back. */
export function typedOf(kind: FieldKind, value: Json): string {
  if (value === null) return '';
  if (kind.type === 'notation') return kind.textOf(value);
  return Array.isArray(value) ? value.map(String).join('\n') : typeof value === 'object' ? '' : String(value);
}
