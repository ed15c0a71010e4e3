import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@touchline/domain/http/api-contract';
import type { RouteName } from '@touchline/domain/http/api-routes';
import type { Language } from '@touchline/domain/kernel/language';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { refusalOfFinding } from '@touchline/domain/kernel/refusal/schema-refusal';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import * as z from 'zod/mini';
import type { CallerNetwork } from './network-address';

/**
 * The session, which a handler may change. `cookie` is the received cookie or null; `start` sets the cookies and the
 * XSRF token, `end` clears them, `confirm` sends the token again.
 */
export interface CallSession {
  readonly cookie: string | null;
  readonly start: (cookie: string, lifetimeMs: number) => void;
  readonly end: () => void;
  readonly confirm: () => void;
}

/**
 * A call that passed the contract: its actor and its input. `body` throws Refusal invalid if the body does not fit; a
 * handler calls it late, so that 404 and 412 come first.
 */
interface Call<Name extends RouteName> {
  readonly actor: Actor;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: () => BodyOf<Name>;
  /** The body as it was sent, for rules that a schema cannot express. */
  readonly sent: unknown;
  /** The header that signs the body, if the row names one; null without it. */
  readonly signature: string | null;
  /** The version named by If-Match; null where the header is absent. */
  readonly ifMatch: number | null;
  readonly language: Language;
  /** The country that the CDN or App Engine reports, two capital letters, or null. */
  readonly country: string | null;
  /** The network of the caller, as our own proxies report it; null without a proxy (on one machine). */
  readonly network: CallerNetwork | null;
  /** The caller's User-Agent; empty without one. */
  readonly userAgent: string;
  /** The origin at which the caller sees the site, for links in mails, without a trailing slash. */
  readonly origin: string;
  readonly session: CallSession;
}

/** A function that answers an endpoint of the contract; it throws a Refusal to refuse. */
export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<AnswerOf<Name>>;

/** A handler for every row of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> };

/** The uid of the caller. Throws Refusal signInRequired for a visitor. */
export function callerUid({ uid }: Actor): string {
  if (uid === null) throw new Refusal('signInRequired', 'signInRequired');
  return uid;
}

/**
 * Outside data as a schema reads it. Throws Refusal invalid with the schema's message, if it has one. The refusal names
 * the field, below `within` if the data is a part of a body.
 */
export function parsedOrRefused<Schema extends z.ZodMiniType>(
  schema: Schema,
  sent: unknown,
  within: string | null = null,
): z.output<Schema> {
  const parsed = z.safeParse(schema, sent);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = [...(within === null ? [] : [within]), ...(issue?.path ?? []).map(String)];
  const field = path.join('/') || 'body';
  throw refusalOfFinding(issue, field);
}
