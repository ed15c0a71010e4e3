import { readFile } from 'node:fs/promises';
import type { PageRenderer } from '@touchline/domain/page/page-renderer';
import type { OutsideServices } from './outside-services';
import { type PageTemplate, pageTemplate } from './page-template';

/** What the web client's build puts beside the functions' bundle (local/src/build): the renderer and the document around its pages. */
export interface WebBuild {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
}

/** Loads the build in a folder, once, on first use: the API, which lives in the same bundle, starts without it. A failure is tried again with the next call. */
export function webBuildIn(folder: URL, services: () => OutsideServices): () => Promise<WebBuild> {
  let loading: Promise<WebBuild> | null = null;
  return () => {
    loading ??= load(folder, services()).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

async function load(folder: URL, services: OutsideServices): Promise<WebBuild> {
  const [html, loaded] = await Promise.all([
    readFile(new URL('shell.html', folder), 'utf8'),
    import(new URL('entry-server.js', folder).href) as Promise<unknown>,
  ]);
  if (!isRenderer(loaded)) throw new Error(`${folder.href}entry-server.js is no renderer`);
  return { renderer: loaded, template: pageTemplate(html, services) };
}

function isRenderer(loaded: unknown): loaded is PageRenderer {
  return typeof loaded === 'object' && loaded !== null && 'planPage' in loaded && 'renderPage' in loaded;
}
