import type { College } from '@touchline/domain/college/college';
import type { Language } from '@touchline/domain/http/api-messages';
import type { PageRenderer, RenderedPage } from '@touchline/domain/page/page-renderer';
import { pageDataOf, type PageSources } from './page-data-of';
import { keptFor, NOT_KEPT } from './page-headers';

/** What a reader asks for: path and query, the language, and the origin that the reader sees the site at. */
export interface AskedPage {
  readonly url: string;
  readonly language: Language;
  readonly origin: string;
}

/** What an address is answered with, and how long copies are kept (Cache-Control). */
export type PageAnswer =
  | { readonly kind: 'page'; readonly rendered: RenderedPage; readonly kept: string }
  | { readonly kind: 'shell'; readonly kept: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string; readonly kept: string };

const START = '/';
/** A redirect that is right today may lead elsewhere tomorrow: browsers ask again. */
const REDIRECT_KEPT = 'public, max-age=0, s-maxage=60';

/** Answers an address (specification §2): a page in HTML, the shell for what depends on who is there, the right address for a wrong one. Rejects where a source or the renderer fails. */
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
      return { kind: 'shell', kept: NOT_KEPT };
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
      return { kind: 'page', rendered: await renderer.renderPage({ ...asked, data, readAtMs: nowMs }), kept: keptFor(data.kind) };
    }
  }
}

function nameInAddress({ pathName }: College): string {
  return `/${encodeURI(pathName)}`;
}

function redirect(status: 301 | 302, to: string): PageAnswer {
  return { kind: 'redirect', status, to, kept: REDIRECT_KEPT };
}
