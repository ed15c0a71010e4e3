import type { PageData } from '@touchline/domain/http/page-renderer';
import { createContext, useContext } from 'react';

/** The inlined data of a page and when the server read them (milliseconds since 1970). */
export interface InlineData {
  readonly readAtMs: number;
  readonly data: PageData;
}

/** The id of the element that holds the data in a rendered page. */
export const PAGE_DATA_ID = 'page-data';

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that is inert inside a script element: no tag can begin in it. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}

/** The data of the rendered page, or null for the plain shell. */
export function readPageData(page: Document): InlineData | null {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  try {
    const inline: unknown = JSON.parse(text);
    return isInlineData(inline) ? inline : null;
  } catch {
    return null;
  }
}

/** Checks only the outline, because the server that wrote the data has the same build. */
function isInlineData(value: unknown): value is InlineData {
  return typeof value === 'object' && value !== null && 'readAtMs' in value && 'data' in value;
}

/**
 * One visit of the site, the same object until the page is unloaded. `inline` is the data of the first page, null where
 * the server rendered none.
 */
export interface Visit {
  readonly inline: InlineData | null;
}

const VisitContext = createContext<Visit | null>(null);

/** Provides the visit to everything below. */
export const VisitProvider = VisitContext.Provider;

/** The current visit. Throws outside of VisitProvider. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (visit === null) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}
