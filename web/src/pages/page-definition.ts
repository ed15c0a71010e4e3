import type { IsListedPlayer } from '@touchline/domain/http/page-renderer';
import type { Language } from '@touchline/domain/kernel/language';
import type { ComponentType } from 'react';
import type { data } from 'react-router-dom';
import type { MessagesPart } from '../i18n/languages';
import type { Translate } from '../i18n/use-translations';
import type { CallApi } from '../lib/api/api-client';
import type { PageCalls } from '../lib/api/page-calls';
import type { Access } from '../session/session-state';

/** The input of a loader, which runs in the browser, and for public pages also on the server, as a visitor. */
export interface LoaderContext {
  /** Calls an endpoint of the contract; a refusal that the loader does not handle fails the page. */
  readonly call: CallApi;
  /**
   * For data that the page can do without: a failure becomes a value in the browser. On the server it fails the page,
   * so that no cache stores half a page.
   */
  readonly attempt: <Answer>(answer: Promise<Answer>) => Promise<Attempt<Answer>>;
  /** Gives the next call with these parameters an answer that we already have. */
  readonly store: PageCalls['store'];
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** The language of the page; a later switch of the language does not load the data again. */
  readonly language: Language;
}

/** An answer, or the reason why there is none. */
export type Attempt<Answer> =
  { readonly answer: Answer; readonly failure: null } | { readonly answer: null; readonly failure: unknown };

/** What a loader returns: the page's data, these with a status (`data(value, 404)`), or a redirect. */
export type Loaded<Data> = Data | ReturnType<typeof data<Data>> | Response;

/** What a page's head is made of. */
export interface HeadContext<Data> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly pathname: string;
  /** The query of the address. */
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly t: Translate;
}

/** A picture by its path on this site, with its size in pixels. */
export interface HeadPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Details for search engines and link previews only. */
export interface HeadDetails {
  readonly description?: string;
  /** The canonical path; the page's own path by default. */
  readonly canonical?: string;
  /** The picture of link previews; the site's card by default. */
  readonly image?: HeadPicture | null;
  /** Structured data of schema.org, for the origin of the site. */
  readonly structuredData?: (origin: string) => object;
  readonly isIndexable?: boolean;
  /** The day (YYYY-MM-DD) on which the text of the page last changed, if the code says it; the sitemap has it too. */
  readonly changedOn?: string;
}

/** What only the server knows when it makes a page's head. */
export interface HeadServer {
  readonly isListedPlayer: IsListedPlayer;
}

/** The head of a page; the title lacks the site's name. */
export interface PageHead extends HeadDetails {
  readonly title: string;
  /** More details of the head, which only the server imports, because no visitor needs them. */
  readonly details?: (server: HeadServer) => Promise<HeadDetails>;
}

/** The module that shows a page. */
export interface PageModule<Data> {
  readonly View: ComponentType<{ readonly data: Data }>;
  /** A page without it renders `PageTitle` itself. */
  readonly head?: (context: HeadContext<Data>) => PageHead;
  /**
   * Sections that hydrate later (lib/hydration/deferred-section.tsx); a navigation to the page waits for their code.
   */
  readonly deferred?: readonly { readonly preload: () => Promise<void> }[];
}

/** The rules of an address. */
export interface AddressRules {
  /** Who may open it (S2-22); everybody by default. */
  readonly access?: Exclude<Access, 'public'>;
  /** The header is sticky (S2-23). */
  readonly isSticky?: true;
  /** A wizard: the normal navigation is hidden. */
  readonly isWizard?: true;
  /** Navigating between two such subpages of one page preserves the scroll position (S2-24). */
  readonly preserveScroll?: true;
  /** Only for windows under 992 px; wider ones are redirected there (S2-26). */
  readonly widerGoesTo?: `/${string}`;
}

/** A part of a page with its own address below the page's; '' is the page's address itself. */
export interface Subpage extends AddressRules {
  readonly path: string;
}

/** An address of a page, and when it last changed (ISO 8601); null if not known. */
export interface PageAddress {
  readonly path: string;
  readonly changedAt: string | null;
}

/** A page of the site: everything that its addresses need is derived from this definition (docs/pages.md). */
export interface PageDefinition<Data = unknown> extends AddressRules {
  /** The pattern of the address; parts behind a colon are parameters. */
  readonly path: `/${string}`;
  /** The page stays mounted, with its data, while one subpage changes to another. */
  readonly subpages?: readonly (Subpage | { readonly path: string; readonly redirect: string })[];
  readonly loader?: (context: LoaderContext) => Promise<Loaded<Data>>;
  /**
   * The parameters of the address that the page reads, besides the language. The server drops all others before
   * rendering, and no cache stores a page with them.
   */
  readonly query?: readonly string[] | (() => Promise<readonly string[]>);
  /**
   * The parameters whose change reloads the data while the path stays; false for none, all by default. Other changes of
   * the query keep the loaded data.
   */
  readonly reloadsWithQuery?: false | readonly string[];
  /** Downloads the code that shows the page. */
  readonly module: () => Promise<PageModule<Data>>;
  /** The message tables that it needs in addition to those of every page. */
  readonly messages?: readonly MessagesPart[];
  /** How long the CDN serves a copy; 300 seconds by default. */
  readonly sharedSeconds?: number;
  /** The most JavaScript that it may need, gzipped; 190 kB by default. */
  readonly budgetKb?: number;
  /** The addresses of a page with parameters, where the build knows them all: the sitemap lists them. */
  readonly addresses?: () => Promise<readonly PageAddress[]>;
}

/** An address that leads to another: a path of ours with the same parameters, or another site. */
export interface RedirectDefinition {
  readonly path: `/${string}`;
  readonly redirect: string;
}

export type SiteDefinition = PageDefinition | RedirectDefinition;

/** Declares a page; its loader and its view agree on the data. */
export function definePage<Data = null>(definition: PageDefinition<Data>): PageDefinition {
  // Its loader alone gives its view the data, so that nothing else reaches the view.
  return definition as PageDefinition;
}

/** The addresses of a definition, as patterns. */
export function patternsOf(definition: SiteDefinition): readonly string[] {
  if ('redirect' in definition || definition.subpages === undefined) return [definition.path];
  return definition.subpages.map(({ path }) => (path === '' ? definition.path : `${definition.path}/${path}`));
}
