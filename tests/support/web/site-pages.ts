import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';

/** What tests outside of web read of a page's definition. */
export interface SitePage {
  /** The addresses of the page; parts behind a colon are parameters. */
  readonly patterns: readonly string[];
  /** The most JavaScript that it may need, in gzipped kilobytes. */
  readonly budgetKb: number;
  /** The names of its message tables. */
  readonly messages: readonly string[];
}

interface Definition {
  readonly budgetKb?: number;
  readonly messages?: readonly unknown[];
}

const OTHERS_KB = 190;
const PAGES = join(repositoryRoot, 'web/src/pages');

/**
 * The definitions of all pages by the name of their folder below web/src/pages. They are loaded by their path, because
 * the types of web belong to the browser.
 */
export async function sitePages(): Promise<Readonly<Record<string, readonly SitePage[]>>> {
  const { PAGES_BY_FOLDER } = (await import(join(PAGES, 'all-pages.ts'))) as {
    readonly PAGES_BY_FOLDER: Readonly<Record<string, readonly Definition[]>>;
  };
  const { patternsOf } = (await import(join(PAGES, 'page-definition.ts'))) as {
    readonly patternsOf: (definition: Definition) => readonly string[];
  };
  return Object.fromEntries(
    Object.entries(PAGES_BY_FOLDER).map(([folder, definitions]) => [
      folder,
      definitions.map((one) => ({
        patterns: patternsOf(one),
        budgetKb: one.budgetKb ?? OTHERS_KB,
        messages: (one.messages ?? []).filter((name) => typeof name === 'string'),
      })),
    ]),
  );
}
