import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PageRenderer, RenderedPage } from '@touchline/domain/http/page-renderer';
import type { Language } from '@touchline/domain/kernel/language';
import { NO_OUTSIDE_SERVICES, type OutsideServices } from './page-headers';

/** The documents that the built shell.html makes. */
export interface PageTemplate {
  /** For pages that only the browser renders. */
  readonly shell: (language: Language) => string;
  readonly page: (rendered: Pick<RenderedPage, 'head' | 'body' | 'inlineData' | 'downloads'>, language: Language) => string;
  /** A message that stands in the shell until the browser's script renders something better. */
  readonly message: (html: string, language: Language) => string;
  /** The inline scripts that may run, as sources of a Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
}

const ROOT = '<div id="root"></div>';
const TITLE = '<title>Touchline</title>';
const HTML = '<html lang="en">';
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const DOWNLOADS = /<script type="application\/json" id="page-downloads">([^<]*)<\/script>/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Starts the site on a rendered page. The scripts are downloaded after everything else has been loaded and painted, so
 * that they delay neither. They run one in a task, so that input is answered in between. The data element lists the
 * files; those of the page itself are only downloaded along, so that they are there when the entry asks for them. A
 * file that is gone (an old page, a new release) reloads the page, once; then presses that waited for it are given up.
 */
const START_SCRIPT = `(function(){var d=document,e=d.getElementById('page-data').dataset,p=e.parts.split(' ').filter(Boolean);function go(){p.concat(e.entry,e.page.split(' ').filter(Boolean)).forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.appendChild(l)});p.concat(e.entry).reduce(function(b,f){return b.then(function(){return import(f)}).then(function(){return new Promise(setTimeout)})},Promise.resolve()).catch(function(x){try{var k='touchline.reloadedFor',s=sessionStorage;if(s.getItem(k)!==e.entry){s.setItem(k,e.entry);location.reload();return}}catch(i){}d.documentElement.giveUp();throw x})}function soon(){requestAnimationFrame(function(){setTimeout(go)})}d.readyState==='complete'?soon():addEventListener('load',soon)})()`;

/**
 * Takes the built shell.html apart; throws where it lacks an element that pages need. Services that the deployment
 * names become attributes: `<html data-tag-manager data-app-check>`.
 */
export function pageTemplate(builtHtml: string, services: OutsideServices = NO_OUTSIDE_SERVICES): PageTemplate {
  const downloads = downloadsIn(builtHtml);
  const shellHtml = builtHtml.replace(DOWNLOADS, '');
  for (const element of [ROOT, TITLE, HTML]) {
    if (shellHtml.split(element).length !== 2) throw new Error(`shell.html must hold ${element} exactly once`);
  }
  const entry = ENTRY.exec(shellHtml)?.[1];
  if (entry === undefined) throw new Error('shell.html starts no script');
  const parts = [...shellHtml.matchAll(PRELOADS)].map(([, href]) => href);
  const pageParts = (names: readonly string[]) => {
    const known = new Set([entry, ...parts]);
    return [...new Set(names.flatMap((name) => downloads.get(name) ?? []))].filter((file) => !known.has(file));
  };
  const withoutEntry = shellHtml.replace(ENTRY, '').replace(PRELOADS, '').replace(NOSCRIPT, '');
  const serviceAttributes = [
    ['data-tag-manager', services.tagManagerId],
    ['data-app-check', services.appCheckKey],
  ].flatMap(([name, id]) => (id === null ? [] : [` ${name}="${id}"`]));
  const inLanguage = (html: string, language: Language, attributes: string) =>
    html.replace(HTML, () => `<html lang="${language}"${attributes}${serviceAttributes.join('')}>`);
  const scripts = [...shellHtml.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return {
    shell: (language) => inLanguage(shellHtml, language, ''),
    message: (html, language) =>
      inLanguage(shellHtml.replace(NOSCRIPT, ''), language, '').replace(ROOT, () => `<div id="root">${html}</div>`),
    page: ({ head, body, inlineData, downloads: names }, language) => {
      const data = `<script type="application/json" id="page-data" data-entry="${entry}" data-parts="${parts.join(' ')}" data-page="${pageParts(names).join(' ')}">${inlineData}</script>`;
      return inLanguage(withoutEntry, language, ' data-rendered')
        .replace(TITLE, () => head)
        .replace(ROOT, () => `<div id="root">${body}</div>${data}<script>${START_SCRIPT}</script>`);
    },
    scriptHashes: [...scripts, START_SCRIPT].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}

/** The files that shell.html lists by the names of what is downloaded; none where it has no list. */
function downloadsIn(html: string): ReadonlyMap<string, readonly string[]> {
  const listed: unknown = JSON.parse(DOWNLOADS.exec(html)?.[1] ?? '{}');
  const entries: readonly (readonly [string, unknown])[] = Object.entries(Object(listed) as object);
  return new Map(
    entries.map(([name, files]) => [name, Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []]),
  );
}

/**
 * The part of the web build that is deployed with the functions (local/src/build): the renderer and the document around
 * its pages.
 */
export interface WebBuild {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
}

/**
 * Loads the build in a folder, once, on first use, because the API lives in the same bundle and starts without it. The
 * next call tries again after a failure.
 */
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
  return typeof loaded === 'object' && loaded !== null && 'renderPage' in loaded && 'openPages' in loaded;
}
