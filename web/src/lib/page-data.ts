import type { PageData } from '@touchline/domain/page/page-renderer';

/** The inlined data of a page and when the server read them (milliseconds since 1970). */
export interface InlineData {
  readonly readAtMs: number;
  readonly data: PageData;
}

/** The id of the element that holds the data in a rendered page. */
export const PAGE_DATA_ID = 'page-data';

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that is inert inside any script element: whatever a college wrote, no tag begins in it. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}

/** The data of the rendered page, or null where the page came as the plain shell. */
export function readPageData(page: Document): InlineData | null {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  try {
    const inline: unknown = JSON.parse(text);
    return isInlineData(inline) ? inline : null;
  } catch {
    return null;
  }
}

/** The server that wrote the data is of the same build, so that only their outline is looked at. */
function isInlineData(value: unknown): value is InlineData {
  return typeof value === 'object' && value !== null && 'readAtMs' in value && 'data' in value;
}
