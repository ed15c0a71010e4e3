/** The inlined data of a page: what its loaders returned, by route, as the router continues with it. */
export interface InlineData {
  readonly loaderData: Readonly<Record<string, unknown>>;
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
  return typeof value === 'object' && value !== null && 'loaderData' in value;
}
