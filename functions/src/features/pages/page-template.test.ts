import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pageTemplate } from './page-template';

const SHELL = `<!doctype html>
<html lang="en"><head><script>first()</script><title>Touchline</title>
<script type="module" crossorigin src="/assets/shell-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base-1.js">
<script type="application/json" id="page-downloads">{"pages/home":["/assets/home-1.js","/assets/base-1.js"],"i18n/german/landing":["/assets/landing-1.js"]}</script>
</head><body><div id="root"></div><noscript><p>No script</p></noscript></body></html>`;
const rendered = {
  status: 200,
  head: '<title>A $& title</title>',
  body: '<p>$1 content</p>',
  inlineData: '{"a":"$&"}',
  downloads: [],
} as const;

describe('the documents made of shell.html', () => {
  test('a rendered page holds content and data, and starts its script only after it is loaded', () => {
    const html = pageTemplate(SHELL).page(rendered, 'de');

    expect(html).toContain('<html lang="de" data-rendered>');
    expect(html).toContain('<title>A $& title</title>');
    expect(html).toContain('<div id="root"><p>$1 content</p></div>');
    expect(html).toContain('data-entry="/assets/shell-1.js" data-parts="/assets/base-1.js" data-page="">{"a":"$&"}</script>');
    expect(html).not.toMatch(/type="module"|modulepreload" crossorigin|noscript/);
  });

  test('a rendered page names its own files besides those of every page, each once', () => {
    const downloads = ['pages/home', 'i18n/german/landing', 'pages/gone'];
    const html = pageTemplate(SHELL).page({ ...rendered, downloads }, 'de');

    expect(html).toContain('data-page="/assets/home-1.js /assets/landing-1.js"');
  });

  test('no document has the list of all pages', () => {
    const template = pageTemplate(SHELL);
    for (const html of [template.shell('en'), template.page(rendered, 'en')]) expect(html).not.toContain('page-downloads');
  });

  test('the shell starts at once, in the language asked for', () => {
    const html = pageTemplate(SHELL).shell('de');

    expect(html).toContain('<html lang="de">');
    expect(html).toContain('src="/assets/shell-1.js"');
    expect(html).not.toContain('data-rendered');
  });

  test('without scripts the shell says what it needs; a message says only itself', () => {
    const template = pageTemplate(SHELL);

    expect(template.shell('en')).toContain('<noscript><p>No script</p></noscript>');
    expect(template.message('<p>Away</p>', 'en')).toMatch(/<div id="root"><p>Away<\/p><\/div><\/body>/);
  });

  test('the tag manager is named only where the deployment has one', () => {
    const template = pageTemplate(SHELL, { tagManagerId: 'GTM-TEST1', appCheckKey: null });

    for (const html of [template.shell('en'), template.page(rendered, 'en'), template.message('<p>Away</p>', 'en')]) {
      expect(html).toMatch(/<html lang="en"( data-rendered)? data-tag-manager="GTM-TEST1">/);
    }
    expect(pageTemplate(SHELL).shell('en')).not.toContain('tag-manager');
  });

  test('every inline script of a document is among the hashes', () => {
    const template = pageTemplate(SHELL);
    const scripts = [...template.page(rendered, 'en').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

    expect(scripts).toHaveLength(2);
    for (const script of scripts) {
      expect(template.scriptHashes).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  });

  test('a shell without its elements is refused', () => {
    expect(() => pageTemplate(SHELL.replace('<div id="root"></div>', ''))).toThrow('root');
    expect(() => pageTemplate(SHELL.replace('type="module"', ''))).toThrow('starts no script');
  });
});
