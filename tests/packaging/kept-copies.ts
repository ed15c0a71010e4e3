import { pathToFileURL } from 'node:url';
import type { PageAnswer, PageRenderer } from '@touchline/domain/http/page-renderer';
import { NO_OUTSIDE_SERVICES } from '@touchline/functions/features/pages/page-headers';
import { webBuildIn } from '@touchline/functions/features/pages/page-template';
import { aListItem, foundColleges } from '../../web/src/testing/listed-colleges';

/** Addresses whose parameters the page reads, all of them. */
export const READ_ADDRESSES = [
  '/colleges',
  '/colleges?search=north',
  '/colleges?search=&state=OH&state=TX',
  '/colleges?lang=de',
  '/faqs',
] as const;

/** Addresses with parameters that nobody reads. */
export const MADE_UP_ADDRESSES = [
  ...['/colleges?made-up=1', '/colleges?search=north&utm_source=letter', '/colleges?SEARCH=north', '/colleges?lang=fr'],
  ...['/faqs?search=north', '/faqs?a=1&b=2'],
] as const;

/** An answer of the API that every page may read: two colleges. */
export const FOUND = foundColleges([aListItem('North College'), aListItem('South College')], 2);

/** The built renderer of a folder, loaded as the function `page` loads it. */
export const rendererIn = async (folder: string): Promise<PageRenderer> =>
  (await webBuildIn(pathToFileURL(`${folder}/`), () => NO_OUTSIDE_SERVICES)()).renderer;

/** Renders addresses with the built renderer of a folder, over an API that finds two colleges. */
export async function builtRenderer(folder: string): Promise<(url: string) => Promise<PageAnswer>> {
  const renderer = await rendererIn(folder);
  return (url) =>
    renderer.renderPage({
      ...{ url, origin: 'https://touchline.example', language: 'en' },
      call: (name) => Promise.resolve(name === 'searchColleges' ? { status: 200, body: FOUND } : { status: 404, body: null }),
      isListedPlayer: () => Promise.resolve(false),
    });
}

/** For how many seconds the CDN keeps a copy of an answer; what else it is where it is no page. */
export const secondsOf = (answer: PageAnswer): number | string => (answer.kind === 'page' ? answer.sharedSeconds : answer.kind);
