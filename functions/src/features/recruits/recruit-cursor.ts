import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { paramsOfRecruitQuery, type RecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import type { RecruitSet } from '@touchline/domain/person/recruits/recruit-index';
import * as z from 'zod/mini';
import { hashOf } from '../../platform/rate-limit-store';

/** Where a page begins: behind the profile with this value of its order and this id. */
export interface RecruitPosition {
  readonly value: number | string;
  readonly id: string;
}

/** A search of one set of keys, as of a time (ISO 8601). */
export interface RecruitSearch {
  readonly query: RecruitQuery;
  readonly set: RecruitSet;
  readonly at: string;
}

const content = z.strictObject({
  page: z.int().check(z.minimum(2)),
  total: z.int().check(z.minimum(0)),
  value: z.union([z.number(), z.string()]),
  id: z.string(),
});

/** What a cursor tells of its page: its number, counted from 1, where it begins, and how many profiles there were. */
interface RecruitCursor {
  readonly page: number;
  readonly total: number;
  readonly position: RecruitPosition;
}

/** A cursor as text, signed, so that nobody can restart the count of pages or use it for another search. */
export function writtenCursor(search: RecruitSearch, { page, total, position }: RecruitCursor): string {
  const text = Buffer.from(JSON.stringify({ page, total, ...position })).toString('base64url');
  return `${text}.${signatureOf(search, text)}`;
}

/** Reads a cursor of the same search. Throws Refusal invalid for any other text. */
export function readCursor(search: RecruitSearch, sent: string): RecruitCursor {
  const [text = '', signature = ''] = sent.split('.');
  if (signature !== signatureOf(search, text)) throw new Refusal('invalid', 'searchCursorUnknown', {}, 'after');
  const { page, total, ...position } = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return { page, total, position };
}

function signatureOf({ query, set }: RecruitSearch, text: string): string {
  return hashOf(`search of recruits ${JSON.stringify([paramsOfRecruitQuery(query), set, text])}`);
}
