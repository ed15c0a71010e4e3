import type { Actor } from '@touchline/domain/account/actor';
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/http/api-messages';
import type { RouteName } from '@touchline/domain/http/api-routes';

/** The session as a handler may change it: starting sets the cookies and the XSRF token, ending clears them, `confirm` hands the token out again. */
export interface CallSession {
  readonly start: (cookie: string, lifetimeMs: number) => void;
  readonly end: () => void;
  readonly confirm: () => void;
}

/** A call that passed the contract: who makes it and what it asks. `body` throws Refusal invalid where the body does not fit, so that 404 and 412 come first. */
export interface Call<Name extends RouteName> {
  readonly actor: Actor;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: () => BodyOf<Name>;
  /** The body as it was sent, for rules that say more than a schema. */
  readonly sent: unknown;
  /** The version named by If-Match; null where the header is absent. */
  readonly ifMatch: number | null;
  readonly language: Language;
  /** The country that the CDN or App Engine reports, two capital letters, or null. */
  readonly country: string | null;
  /** The network address of whoever calls, as our own proxies report it; null where none does (on one machine). */
  readonly address: string | null;
  readonly session: CallSession;
}

/** What answers an endpoint of the contract; it throws a Refusal to refuse. */
export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<AnswerOf<Name>>;

/** A handler for every row of the contract: a missing one does not compile. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> };
