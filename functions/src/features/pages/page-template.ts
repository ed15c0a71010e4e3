import { createHash } from 'node:crypto';
import type { Language } from '@touchline/domain/http/api-messages';
import type { RenderedPage } from '@touchline/domain/page/page-renderer';
import { NO_OUTSIDE_SERVICES, type OutsideServices } from './outside-services';

/** The documents that the built shell.html makes. */
export interface PageTemplate {
  /** For pages that the browser alone draws. */
  readonly shell: (language: Language) => string;
  readonly page: (rendered: RenderedPage, language: Language) => string;
  /** A message to stand in the shell until the browser's script has drawn something better. */
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
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * What starts the site on a page that is already there: its scripts are downloaded when all else is, and has been painted, so that they delay neither, and run
 * one in a task, so that the reader is answered in between. The files stand on the data element. A file that is gone (an old page, a new release) loads the
 * page again, once.
 */
const LATE_START = `(function(){var d=document,e=d.getElementById('page-data').dataset,p=e.parts.split(' ').filter(Boolean);function go(){p.forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;d.head.appendChild(l)});p.concat(e.entry).reduce(function(b,f){return b.then(function(){return import(f)}).then(function(){return new Promise(setTimeout)})},Promise.resolve()).catch(function(x){try{var k='touchline.reloadedFor',s=sessionStorage;if(s.getItem(k)!==e.entry){s.setItem(k,e.entry);location.reload();return}}catch(i){}throw x})}function soon(){requestAnimationFrame(function(){setTimeout(go)})}d.readyState==='complete'?soon():addEventListener('load',soon)})()`;

/** Takes the built shell.html apart; throws where it lacks a place that pages need. Services that the deployment names stand at `<html data-tag-manager data-app-check>`. */
export function pageTemplate(shellHtml: string, services: OutsideServices = NO_OUTSIDE_SERVICES): PageTemplate {
  for (const place of [ROOT, TITLE, HTML]) {
    if (shellHtml.split(place).length !== 2) throw new Error(`shell.html must hold ${place} exactly once`);
  }
  const entry = ENTRY.exec(shellHtml)?.[1];
  if (entry === undefined) throw new Error('shell.html starts no script');
  const parts = [...shellHtml.matchAll(PRELOADS)].map(([, href]) => href).join(' ');
  const late = shellHtml.replace(ENTRY, '').replace(PRELOADS, '').replace(NOSCRIPT, '');
  const named = [
    ['data-tag-manager', services.tagManagerId],
    ['data-app-check', services.appCheckKey],
  ].flatMap(([name, id]) => (id === null ? [] : [` ${name}="${id}"`]));
  const spoken = (html: string, language: Language, mark: string) =>
    html.replace(HTML, () => `<html lang="${language}"${mark}${named.join('')}>`);
  const scripts = [...shellHtml.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  return {
    shell: (language) => spoken(shellHtml, language, ''),
    message: (html, language) => spoken(shellHtml, language, '').replace(ROOT, () => `<div id="root">${html}</div>`),
    page: ({ head, body, inlineData }, language) => {
      const data = `<script type="application/json" id="page-data" data-entry="${entry}" data-parts="${parts}">${inlineData}</script>`;
      return spoken(late, language, ' data-rendered')
        .replace(TITLE, () => head)
        .replace(ROOT, () => `<div id="root">${body}</div>${data}<script>${LATE_START}</script>`);
    },
    scriptHashes: [...scripts, LATE_START].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}
