import type { Json } from '@touchline/domain/json/json';
import { isEmail } from '@touchline/domain/text/email';
import { isPhoneNumber } from '@touchline/domain/text/phone';
import { isLongerThan } from '@touchline/domain/text/text-traits';
import { videoEmbedOf } from '@touchline/domain/text/video-embed';
import { webLinkOf } from '@touchline/domain/text/web-link';
import type { WordKey } from '../../../i18n/english';
import type { WordValues } from '../../../i18n/use-translations';
import type { Field, FieldKind } from './field';
import { majorsOfText } from './majors-text';

/** What a field's text means: a value to store (null: nothing), or why it means nothing. */
export type FieldReading = { readonly value: Json } | { readonly problem: WordKey; readonly values?: WordValues };

const WHOLE = /^\d+$|^\d{1,3}(?:[., '\u00a0\u202f]\d{3})+$/;
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
const YEAR = /^(?:19|20)\d\d$|^2100$/;

/** Reads a field as it stands in its form: left empty, a required one means nothing. */
export function readingOf({ kind, isRequired = false }: Pick<Field, 'kind' | 'isRequired'>, typed: string): FieldReading {
  const reading = readField(kind, typed);
  return isRequired && 'value' in reading && reading.value === null ? { problem: 'edit.missing' } : reading;
}

/** Reads what was typed, by the rules that the API will apply; numbers in English or German spelling. */
export function readField(kind: FieldKind, typed: string): FieldReading {
  const text = typed.trim();
  if (kind.type === 'lines') return readLines(text, kind);
  if (kind.type === 'videos') {
    const links = linesOf(text);
    return links.every((link) => videoEmbedOf(link) !== null) ? { value: links } : { problem: 'edit.notVideo' };
  }
  if (kind.type === 'majors') return { value: majorsOfText(text) };
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
      return YEAR.test(text) ? { value: Number(text) } : { problem: 'edit.notYear' };
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

function readNumber(text: string, { isWhole, least, most }: Extract<FieldKind, { type: 'number' }>): FieldReading {
  if (isWhole && !WHOLE.test(text)) return { problem: DECIMAL.test(text) ? 'edit.notWhole' : 'edit.notNumber' };
  if (!isWhole && !DECIMAL.test(text)) return { problem: 'edit.notNumber' };
  const value = Number(isWhole ? text.replace(/\D/g, '') : text.replace(',', '.'));
  return value < least || value > most ? { problem: 'edit.notInRange', values: { count: least, page: most } } : { value };
}

function readLines(text: string, { mostEach, most }: Extract<FieldKind, { type: 'lines' }>): FieldReading {
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

const tooLong = (most: number): FieldReading => ({ problem: 'edit.tooLong', values: { count: most } });
