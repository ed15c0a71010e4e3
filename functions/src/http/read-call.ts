import type { ContractRow } from '@touchline/domain/http/api-contract';
import { depthOf } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import * as z from 'zod/mini';
import { parsedOrRefused } from '../platform/handler';

/** Bodies of JSON calls hold at most this many kilobytes where their row does not say less. */
const BODY_LIMIT_KB = 256;
/** The deepest nesting of a body; a real client never comes near it. */
const DEEPEST_BODY = 1000;

/** The parts of a request that the contract speaks about. */
export interface SentCall {
  readonly query: unknown;
  readonly body: unknown;
  /** The body as it was received; empty where there was none. */
  readonly rawBytes: Uint8Array;
  readonly contentType: string | undefined;
  readonly ifMatch: string | undefined;
}

/** The query as the row's schema reads it; throws Refusal malformed. */
export function readQuery(row: ContractRow, { query }: Pick<SentCall, 'query'>): unknown {
  if (row.query === null) return null;
  const parsed = z.safeParse(row.query, query);
  if (parsed.success) return parsed.data;
  throw new Refusal('malformed', 'malformedRequest', { what: fieldOf(parsed.error) || 'query' }, fieldOf(parsed.error) || null);
}

/** Refuses a body that is too large, of another type than JSON, or nested too deeply; null where the row takes none. */
export function readSent(row: ContractRow, sent: SentCall): unknown {
  if (row.body === null) return null;
  const limitKb = row.bodyLimitKb ?? BODY_LIMIT_KB;
  if (sent.rawBytes.length > limitKb * 1024)
    throw new Refusal('tooLarge', 'tooLarge', { limit: limitKb < 1024 ? `${limitKb} kB` : `${limitKb / 1024} MB` });
  if (row.bodyTypes !== undefined) {
    const type = (sent.contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!row.bodyTypes.includes(type)) throw new Refusal('wrongType', 'wrongContentType', { expected: row.bodyTypes.join(', ') });
    return sent.rawBytes;
  }
  if (!/^application\/json\s*(;|$)/i.test(sent.contentType ?? ''))
    throw new Refusal('wrongType', 'wrongContentType', { expected: 'application/json' });
  if (depthOf(sent.body) > DEEPEST_BODY) throw new Refusal('malformed', 'malformedRequest', { what: 'body' });
  return sent.body;
}

/** The body as the row's schema reads it; throws Refusal invalid. */
export function readBody(row: ContractRow, sent: unknown): unknown {
  return row.body === null ? null : parsedOrRefused(row.body, sent);
}

/** The version that If-Match names, with or without quotes; null without the header. Throws Refusal malformed. */
export function readIfMatch({ ifMatch }: SentCall): number | null {
  if (ifMatch === undefined) return null;
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new Refusal('malformed', 'malformedRequest', { what: 'If-Match' }, 'If-Match');
  return Number(version);
}

function fieldOf(error: z.core.$ZodError): string {
  return (error.issues[0]?.path ?? []).map(String).join('/');
}
