import type { Language } from '../kernel/language';
import type { RouteName } from './api-routes';
import type { SitemapEntry } from './sitemap';

/** A call of an endpoint with the parameters of its address. */
export interface PageCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The answer of an endpoint: its status and its JSON, also for a refusal. */
export interface PageCallAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Calls an endpoint that anybody may read, as a visitor and in this process; rejects if the endpoint fails, is not for
 * everybody, or changes something.
 */
export type CallAsVisitor = (name: RouteName, call: PageCall) => Promise<PageCallAnswer>;

/** Whether search engines may list the page of the player with that id (docs/decisions/064-search-engines.md). */
export type IsListedPlayer = (profileId: string) => Promise<boolean>;

/**
 * A page to render: `url` is path and query, `origin` that of the site (`https://touchline.example`). The loader of the
 * page reads its data through `call`. `isListedPlayer` says whether search engines may list the player's page, because
 * no answer of an endpoint says so.
 */
export interface PageRequest {
  readonly url: string;
  readonly origin: string;
  readonly language: Language;
  readonly call: CallAsVisitor;
  readonly isListedPlayer: IsListedPlayer;
}

/** A rendered page, in the parts of its document, each of them HTML. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** Title, description, addresses, link previews, structured data and the page's own styles. */
  readonly head: string;
  readonly body: string;
  /** The data as JSON that is inert within a script element, for the browser to continue with. */
  readonly inlineData: string;
  /** The page's downloads in addition to the shared scripts, by their names in the list of shell.html. */
  readonly downloads: readonly string[];
  /** How long the CDN serves a copy; 0 if the address has parameters that the page does not read. */
  readonly sharedSeconds: number;
}

/**
 * The result for an address: a page in HTML; the plain shell, for a page that depends on the user and that only the
 * browser renders; or a redirect.
 */
export type PageAnswer =
  | ({ readonly kind: 'page' } & RenderedPage)
  | { readonly kind: 'shell' }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string; readonly isShared: boolean };

/** The exports of the built web client for the function `page`: the only interface between the two. */
export interface PageRenderer {
  /** Rejects if the data cannot be read or a component throws. */
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The addresses of the pages that anybody may open and that the build knows, each with its last change. */
  readonly openPages: () => Promise<readonly SitemapEntry[]>;
}
