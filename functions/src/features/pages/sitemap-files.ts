import type { CallAsVisitor, IsListedPlayer, PageRenderer } from '@touchline/domain/http/page-renderer';
import {
  type SitemapEntry,
  type SitemapFile,
  sitemapIndex,
  type SitemapPart,
  sitemapPages,
} from '@touchline/domain/http/sitemap';

/** Where the pages of colleges and of players come from. */
export interface SitemapSources {
  readonly colleges: () => Promise<readonly SitemapEntry[]>;
  /** Only players whose page search engines may list (docs/decisions/064-search-engines.md). */
  readonly players: () => Promise<readonly SitemapEntry[]>;
}

interface SitemapRequest {
  readonly renderer: PageRenderer;
  readonly call: CallAsVisitor;
  readonly isListedPlayer: IsListedPlayer;
  readonly origin: string;
}

/**
 * A file of the sitemap as XML; null where there is no such file. Of the pages that the build knows it lists those that
 * are rendered without `noindex`, so a page that is not to be indexed is in no sitemap, whatever the reason. The day
 * that a page's own head names as its last change counts first.
 */
export async function sitemapFile(file: SitemapFile, sources: SitemapSources, asked: SitemapRequest): Promise<string | null> {
  const entriesOf = (part: SitemapPart) => (part === 'pages' ? indexedPages(asked) : sources[part]());
  if (file !== 'index') return sitemapPages(asked.origin, await entriesOf(file.part), file.number);
  const [colleges, players] = await Promise.all([sources.colleges(), sources.players()]);
  const pages = (await asked.renderer.openPages()).length;
  return sitemapIndex(asked.origin, { pages, colleges: colleges.length, players: players.length });
}

const CHANGED_ON = /<meta property="article:modified_time" content="(\d{4}-\d\d-\d\d)">/;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

async function indexedPages({ renderer, call, isListedPlayer, origin }: SitemapRequest): Promise<readonly SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (const entry of await renderer.openPages()) {
    const answer = await renderer.renderPage({ url: entry.path, origin, language: 'en', call, isListedPlayer });
    const isIndexed = answer.kind === 'page' && answer.status === 200 && !NOINDEX.test(answer.head);
    if (isIndexed) entries.push({ ...entry, changedAt: CHANGED_ON.exec(answer.head)?.[1] ?? entry.changedAt });
  }
  return entries;
}
