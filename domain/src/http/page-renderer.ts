import type { College } from '../college/college';
import type { Language } from '../kernel/refusal/api-messages';
import type { CollegeQuery } from '../search/college-query';
import type { CollegeSearchAnswer } from '../search/college-search-answer';

/**
 * What an address leads to. `plain`: a page without data, the same for everybody. `shell`: a page that the browser
 * alone renders, because it depends on the user. `unknown`: not a route of this site, with the college that the first
 * segment of the path may name.
 */
export type PagePlan =
  | { readonly kind: 'home' }
  | { readonly kind: 'search' }
  | { readonly kind: 'plain' }
  | { readonly kind: 'shell' }
  | { readonly kind: 'colleges'; readonly query: CollegeQuery }
  | { readonly kind: 'college'; readonly pathName: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown'; readonly college: string | null };

/** The data of a page that the server renders; `found` of `noCollege` are colleges with similar names. */
export type PageData =
  | { readonly kind: 'plain' }
  | { readonly kind: 'home' | 'search'; readonly found: CollegeSearchAnswer }
  | { readonly kind: 'colleges'; readonly query: CollegeQuery; readonly found: CollegeSearchAnswer }
  | { readonly kind: 'college'; readonly college: College }
  | { readonly kind: 'noCollege'; readonly pathName: string; readonly similar: string; readonly found: CollegeSearchAnswer };

/**
 * A page to render: `url` is path and query, `origin` that of the site (`https://touchline.example`), `readAtMs` the
 * time at which the data were read.
 */
export interface PageRequest {
  readonly url: string;
  readonly origin: string;
  readonly language: Language;
  readonly data: PageData;
  readonly readAtMs: number;
}

/** A rendered page in the parts that its document is made of, each of them HTML. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** Title, description, addresses, link previews, structured data and the page's own styles. */
  readonly head: string;
  readonly body: string;
  /** The data as JSON that is inert within a script element, for the browser to continue with. */
  readonly inlineData: string;
}

/** What the built web client exports for the function `page`: the only interface between the two. */
export interface PageRenderer {
  readonly planPage: (url: string) => PagePlan;
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
}
