import type { College } from '@touchline/domain/college/college';
import { nameOfPath } from '@touchline/domain/college/path-name';
import type { PageData, PagePlan, PageRenderer, RenderedPage } from '@touchline/domain/http/page-renderer';
import type { Language } from '@touchline/domain/kernel/refusal/api-messages';
import { ALL_COLLEGES, LONGEST_QUERY } from '@touchline/domain/search/college-query';
import { foundColleges } from '../colleges/catalogue-handlers';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { CollegeStore } from '../colleges/college-store';
import { cacheControlOf, NO_STORE } from './page-headers';

/** A request for a page: path and query, the language, and the origin at which the visitor sees the site. */
export interface AskedPage {
  readonly url: string;
  readonly language: Language;
  readonly origin: string;
}

/** What an address is answered with, and its Cache-Control. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly rendered: RenderedPage; readonly cacheControl: string }
  | { readonly kind: 'shell'; readonly cacheControl: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string; readonly cacheControl: string };

const START = '/';
/** The target of a redirect may change, so browsers do not cache it. */
const REDIRECT_CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/**
 * Answers an address (S2-20, S2-21): a page in HTML, the shell for what depends on who is there, a redirect for a wrong
 * address. Rejects where a source or the renderer fails.
 */
export async function answerFor(
  asked: AskedPage,
  renderer: PageRenderer,
  sources: PageSources,
  nowMs: number,
): Promise<PageAnswer> {
  const plan = renderer.planPage(asked.url);
  const { pathname, search } = new URL(`http://site${asked.url}`);
  switch (plan.kind) {
    case 'shell':
      return { kind: 'shell', cacheControl: NO_STORE };
    case 'redirect':
      return redirect(302, plan.to.startsWith('/') ? plan.to + search : plan.to);
    case 'unknown': {
      const college = plan.college === null ? null : await sources.colleges.find(plan.college);
      return redirect(302, college === null ? START : `${nameInAddress(college)}/mens/soccer`);
    }
    case 'home':
    case 'search':
    case 'plain':
    case 'colleges':
    case 'college': {
      const data = await pageDataOf(plan, sources);
      if (data.kind === 'college' && plan.kind === 'college' && data.college.pathName !== plan.pathName) {
        const rest = pathname.split('/').slice(2).join('/');
        return redirect(301, `${nameInAddress(data.college)}/${rest}${search}`);
      }
      return {
        kind: 'page',
        rendered: await renderer.renderPage({ ...asked, data, readAtMs: nowMs }),
        cacheControl: cacheControlOf(data.kind),
      };
    }
  }
}

function nameInAddress({ pathName }: College): string {
  return `/${encodeURI(pathName)}`;
}

function redirect(status: 301 | 302, to: string): PageAnswer {
  return { kind: 'redirect', status, to, cacheControl: REDIRECT_CACHE_CONTROL };
}

/** What pages are rendered from. */
export interface PageSources {
  readonly colleges: Pick<CollegeStore, 'find'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

type DataPlan = Exclude<PagePlan, { kind: 'shell' | 'redirect' | 'unknown' }>;

/** Reads what a page needs: at most three documents and the catalogue in memory. */
async function pageDataOf(plan: DataPlan, { colleges, catalogue }: PageSources): Promise<PageData> {
  switch (plan.kind) {
    case 'plain':
      return { kind: 'plain' };
    case 'home':
    case 'search':
      return { kind: plan.kind, found: await foundColleges(catalogue, ALL_COLLEGES) };
    case 'colleges':
      return { ...plan, found: await foundColleges(catalogue, plan.query, true) };
    case 'college': {
      const college = await colleges.find(plan.pathName);
      if (college !== null) return { kind: 'college', college };
      const similar = nameOfPath(plan.pathName).slice(0, LONGEST_QUERY);
      return {
        kind: 'noCollege',
        pathName: plan.pathName,
        similar,
        found: await foundColleges(catalogue, { ...ALL_COLLEGES, text: similar }),
      };
    }
  }
}
