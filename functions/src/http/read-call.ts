import { collegeId } from '@touchline/domain/college/college';
import type { ContractRow } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import { depthOf } from '@touchline/domain/kernel/json/json';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import * as z from 'zod/mini';
import { parsedOrRefused } from '../platform/handler';

/** The deepest nesting of a body; a real client never comes near it. */
const DEEPEST_BODY = 1000;

/** The parts of a request that the contract speaks about. */
export interface SentCall {
  readonly query: unknown;
  /** The body as it was received, within the limit of its row; empty if there was none. */
  readonly rawBytes: Uint8Array;
  readonly contentType: string | undefined;
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string | undefined;
}

/** Of a person or an invitation; `__…__` names no document. */
const PLAIN_ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/**
 * Throws Refusal notFound for an id in the path that nothing can have, so that no store meets one. Only the row
 * `college` also takes the name in the college's address; elsewhere a name is refused.
 */
export function requirePossibleIds(name: RouteName, params: Readonly<Record<string, unknown>>): void {
  if ('collegeId' in params && name !== 'college' && !z.safeParse(collegeId, params.collegeId).success)
    throw new Refusal('notFound', 'unknownCollege');
  if ('uid' in params && !PLAIN_ID.test(String(params.uid))) throw new Refusal('notFound', 'unknownUser');
  if ('inviteId' in params && !PLAIN_ID.test(String(params.inviteId))) throw new Refusal('notFound', 'unknownInvite');
  if ('attestationId' in params && !PLAIN_ID.test(String(params.attestationId)))
    throw new Refusal('notFound', 'unknownAttestation');
  if ('linkId' in params && !PLAIN_ID.test(String(params.linkId))) throw new Refusal('notFound', 'unknownCoachLink');
  if ('searchId' in params && !PLAIN_ID.test(String(params.searchId))) throw new Refusal('notFound', 'notFound');
  if ('visitId' in params && !PLAIN_ID.test(String(params.visitId))) throw new Refusal('notFound', 'unknownVisit');
  if ('entryId' in params && !PLAIN_ID.test(String(params.entryId))) throw new Refusal('notFound', 'notFound');
  if ('suggestionId' in params && !PLAIN_ID.test(String(params.suggestionId))) throw new Refusal('notFound', 'unknownSuggestion');
  if ('guardianshipId' in params && !PLAIN_ID.test(String(params.guardianshipId)))
    throw new Refusal('notFound', 'unknownGuardianship');
  if ('purchaseRequestId' in params && !PLAIN_ID.test(String(params.purchaseRequestId)))
    throw new Refusal('notFound', 'unknownPurchaseRequest');
  if ('importId' in params && !PLAIN_ID.test(String(params.importId))) throw new Refusal('notFound', 'unknownImport');
  if ('mergeId' in params && !PLAIN_ID.test(String(params.mergeId))) throw new Refusal('notFound', 'unknownMerge');
}

/** The query as the row's schema reads it; throws Refusal malformed. */
export function readQuery(row: ContractRow, { query }: Pick<SentCall, 'query'>): unknown {
  if (row.query === null) return null;
  const parsed = z.safeParse(row.query, query);
  if (parsed.success) return parsed.data;
  throw new Refusal('malformed', 'malformedRequest', { what: fieldOf(parsed.error) || 'query' }, fieldOf(parsed.error) || null);
}

/**
 * The body as it was sent; null where the row takes none. Refuses one of another type than the row's, one that is no
 * JSON object or list, and one nested too deeply.
 */
export function readSent(row: ContractRow, sent: SentCall): unknown {
  if (row.body === null) return null;
  if (row.bodyTypes !== undefined) {
    requireType(sent, row.bodyTypes);
    return sent.rawBytes;
  }
  requireType(sent, row.jsonTypes ?? ['application/json']);
  const body = parsedJson(sent.rawBytes);
  const isPlain = body === null || (typeof body !== 'object' && body !== undefined);
  if (isPlain || depthOf(body) > DEEPEST_BODY) throw new Refusal('malformed', 'malformedRequest', { what: 'body' }, 'body');
  return body;
}

function requireType({ contentType = '' }: SentCall, types: readonly string[]): void {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new Refusal('wrongType', 'wrongContentType', { expected: types.join(', ') });
}

/** JSON in UTF-8; undefined for no bytes at all, which the row's schema refuses. Throws Refusal malformed. */
function parsedJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Refusal('malformed', 'malformedRequest', { what: 'body' }, 'body');
  }
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

/**
 * The key by which a repeated call is recognised, 16 to 64 letters, digits, hyphens and underscores; null without the
 * header. Throws Refusal malformed.
 */
export function readIdempotencyKey({ idempotencyKey }: SentCall): string | null {
  if (idempotencyKey === undefined) return null;
  if (/^[\w-]{16,64}$/.test(idempotencyKey)) return idempotencyKey;
  throw new Refusal('malformed', 'malformedRequest', { what: 'Idempotency-Key' }, 'Idempotency-Key');
}

function fieldOf(error: z.core.$ZodError): string {
  return (error.issues[0]?.path ?? []).map(String).join('/');
}
