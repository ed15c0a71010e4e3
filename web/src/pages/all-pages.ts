import type { SiteDefinition } from './page-definition';

/** What a `page.ts` exports as `page`: one definition, or several that share their view. */
type Definitions = SiteDefinition | readonly SiteDefinition[];

const MODULES = import.meta.glob<Definitions>('./*/page.ts', { eager: true, import: 'page' });

/** The definitions of all pages by the name of their folder: the list of the site's addresses (S2-01 to S2-20). */
export const PAGES_BY_FOLDER: Readonly<Record<string, readonly SiteDefinition[]>> = Object.fromEntries(
  Object.entries(MODULES).map(([file, page]) => [file.split('/')[1] ?? '', [page].flat()]),
);

/** All pages and redirects of the site. */
export const ALL_PAGES: readonly SiteDefinition[] = Object.values(PAGES_BY_FOLDER).flat();
