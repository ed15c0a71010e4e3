import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MONTHS } from '@touchline/domain/reference/calendar-lists';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { describe, expect, test } from 'vitest';
import { sitePages } from '../support/web/site-pages';
import { ROOT } from './source-files';

const CHAPTERS = readdirSync(join(ROOT, 'web/src/guide/en')).toSorted();
const FILES = [...CHAPTERS.map((name) => ['web/src/guide', name] as const), ['web/src/faqs', ''] as const];
const PATTERNS = Object.values(await sitePages()).flatMap((pages) =>
  pages.flatMap(({ patterns }) => patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`))),
);
const RULES: ReadonlySet<string> = new Set(RECRUITING_RULES.map(({ id }) => id));

/** The text of a chapter, or of the questions page, without its templates: those are not links of ours. */
function textOf(folder: string, language: 'en' | 'de', name: string): string {
  const path = name === '' ? `${folder}/${language}.md` : `${folder}/${language}/${name}`;
  return readFileSync(join(ROOT, path), 'utf8').replace(/```template[\s\S]*?```/g, '');
}

/** Where the links of a text lead, with that of its button. */
function targetsIn(text: string): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  return [...links, ...[...text.matchAll(/^ {2}to: (\S+)$/gm)].map(([, target = '']) => target)];
}

const rulesIn = (text: string): readonly string[] =>
  targetsIn(text)
    .filter((target) => target.startsWith('rule:'))
    .map((target) => target.slice('rule:'.length))
    .toSorted();

describe('[S1-06] the texts of the guide and of the questions page', () => {
  test('each chapter exists in both languages', () => {
    expect(readdirSync(join(ROOT, 'web/src/guide/de')).toSorted()).toEqual(CHAPTERS);
  });

  test.each(FILES)('%s/%s: every link leads to a page of the site, a rule, a term or another site', (folder, name) => {
    const terms = new Set([...textOf('web/src/guide', 'en', 'glossary.md').matchAll(/\{#([\w-]+)\}/g)].map(([, id]) => id));
    const lost = (['en', 'de'] as const).flatMap((language) =>
      targetsIn(textOf(folder, language, name)).filter((target) => {
        const [kind, id = ''] = target.split(':');
        if (kind === 'rule') return !RULES.has(id);
        if (kind === 'term') return !terms.has(id);
        if (kind === 'https') return false;
        return !PATTERNS.some((pattern) => pattern.test(target.split(/[?#]/)[0] ?? ''));
      }),
    );
    expect(lost).toEqual([]);
  });

  test('the questions page names a number or a month only with its rule', () => {
    const months = MONTHS.entries.flatMap(({ en, de }) => [en, de]).filter((name) => name !== 'May' && name !== 'Mai');
    const named = new RegExp(String.raw`\d|\b(?:${months.join('|')})\b`);
    const bare = (['en', 'de'] as const).flatMap((language) =>
      textOf('web/src/faqs', language, '')
        .replace(/\[[^\]]*\]\(rule:[^)]*\)|\]\([^)]*\)|\{#[^}]*\}/g, '')
        .split('\n')
        .filter((line) => named.test(line)),
    );
    expect(bare).toEqual([]);
  });

  test.each(FILES)('%s/%s cites the same rules and has the same headings in both languages', (folder, name) => {
    const english = textOf(folder, 'en', name);
    const german = textOf(folder, 'de', name);
    const shapeOf = (text: string): readonly string[] =>
      [...text.matchAll(/^(#{2,3}) .*?(\{#[\w-]+\})?$/gm)].map(([, level = '', id = '']) => `${level} ${id}`);

    expect(rulesIn(german)).toEqual(rulesIn(english));
    expect(shapeOf(german)).toEqual(shapeOf(english));
  });
});
