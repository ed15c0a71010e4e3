import type { Language } from '@touchline/domain/http/api-messages';
import type { PageRequest } from '@touchline/domain/page/page-renderer';
import { headOfCollege } from '../features/college-page/college-head';
import { placeOfAddress } from '../features/college-page/college-tabs';
import { headOfCollegeSearch } from '../features/college-search/college-search-head';
import { headOfLanding } from '../features/landing/landing-head';
import { headOfRecruitSearch } from '../features/recruit-search/recruit-search-head';
import { teamOfAddress } from '../lib/college-address';

/** What search engines and link previews learn of a page; `path` is the canonical one, null where the page is not to be found by them. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly path: string | null;
  readonly jsonLd: object | null;
  /** The picture of link previews, its size in pixels; null where the site's own card stands for the page. */
  readonly image?: HeadPicture | null;
}

/** A picture by its path on this site. */
export interface HeadPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Said by the server alone, and so kept out of the dictionaries, which every visitor downloads. */
const NO_COLLEGE = {
  en: 'There is no college at this address on Touchline. Search all colleges with soccer teams.',
  de: 'Unter dieser Adresse gibt es auf Touchline kein College. Suche unter allen Colleges mit Fußballteams.',
} as const satisfies Record<Language, string>;

/** The head of a page. */
export function headOf({ data, url, origin, language }: PageRequest): PageHead {
  const { pathname } = new URL(`${origin}${url}`);
  switch (data.kind) {
    case 'home':
      return { ...headOfLanding(language), jsonLd: siteData(origin) };
    case 'search':
      return { ...headOfRecruitSearch(language), jsonLd: null };
    case 'colleges':
      return { ...headOfCollegeSearch(data.query, language), jsonLd: null };
    case 'college': {
      const place = placeOfAddress(pathname) ?? { tab: 'overview', album: null };
      return headOfCollege(data.college, teamOfAddress(pathname.split('/')[2] ?? ''), place, language);
    }
    case 'noCollege':
      return { title: data.similar, description: NO_COLLEGE[language], path: null, jsonLd: null };
    case 'plain':
      return { title: '', description: '', path: pathname, jsonLd: null };
  }
}

function siteData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Touchline',
    url: `${origin}/home`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/colleges?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
