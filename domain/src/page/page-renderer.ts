import type { College } from '../college/college';
import type { Language } from '../http/api-messages';
import type { CollegeQuery } from '../search/college-query';
import type { CollegeSearchAnswer } from '../search/college-search-answer';

/**
 * What an address asks for. `plain`: a page for everybody that needs no data; `shell`: one that the browser alone draws, because it depends on who is there;
 * `unknown`: no route of ours, and the college that the first part of the path may name.
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

/** What the server knows of a page that it renders; `found` beside `noCollege` are colleges that sound like it. */
export type PageData =
  | { readonly kind: 'plain' }
  | { readonly kind: 'home' | 'search'; readonly found: CollegeSearchAnswer }
  | { readonly kind: 'colleges'; readonly query: CollegeQuery; readonly found: CollegeSearchAnswer }
  | { readonly kind: 'college'; readonly college: College }
  | { readonly kind: 'noCollege'; readonly pathName: string; readonly similar: string; readonly found: CollegeSearchAnswer };

/** A page to render: `url` is path and query, `origin` the site's own (`https://touchline.example`), `readAtMs` when the data were read. */
export interface PageRequest {
  readonly url: string;
  readonly origin: string;
  readonly language: Language;
  readonly data: PageData;
  readonly readAtMs: number;
}

/** A rendered page in the pieces that its document is made of, each of them HTML. */
export interface RenderedPage {
  readonly status: 200 | 404;
  /** Title, description, addresses, link previews, structured data and the page's own styles. */
  readonly head: string;
  readonly body: string;
  /** The data as JSON that is inert within a script element, for the browser to go on with. */
  readonly inlineData: string;
}

/** What the built web client exports for the function `page`: the only thing that the two share. */
export interface PageRenderer {
  readonly planPage: (url: string) => PagePlan;
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage>;
}
