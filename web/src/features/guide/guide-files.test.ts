import { MONTHS } from '@touchline/domain/reference/calendar-lists';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import { describe, expect, test } from 'vitest';
import { type Block, type Chapter, GUIDE_SLUGS, type Inline } from './chapter';

const CHAPTERS = Object.values(import.meta.glob<Chapter>('../../guide/*/*.md', { eager: true, import: 'chapter' }));
const nameOf = ({ language, slug }: Chapter): string => `${language}/${slug}`;
const of = (language: string): readonly Chapter[] => CHAPTERS.filter((chapter) => chapter.language === language);

/** Texts that the page shows outside of templates; a cited one is apart. */
interface Passage {
  readonly text: string;
  readonly rule: string | null;
}

function passagesOf(content: readonly Inline[]): readonly Passage[] {
  return content.flatMap((one): readonly Passage[] => {
    if (typeof one === 'string') return [{ text: one, rule: null }];
    if (one.kind === 'rule') return [{ text: textOf(one.content), rule: one.id }];
    return passagesOf(one.content);
  });
}

function textOf(content: readonly Inline[]): string {
  return content.map((one) => (typeof one === 'string' ? one : textOf(one.content))).join('');
}

/** The passages of a chapter. A row of a table with a citation may name numbers outside of it. */
function passagesIn(blocks: readonly Block[]): readonly Passage[] {
  return blocks.flatMap((block): readonly Passage[] => {
    switch (block.kind) {
      case 'paragraph':
        return passagesOf(block.content);
      case 'heading':
        return [{ text: block.text, rule: null }];
      case 'list':
        return block.items.flatMap(passagesIn);
      case 'quote':
        return passagesIn(block.blocks);
      case 'table':
        return [block.head, ...block.rows].flatMap((row) => {
          const passages = row.flatMap(passagesOf);
          return passages.some(({ rule }) => rule !== null) ? passages.filter(({ rule }) => rule !== null) : passages;
        });
      case 'figure':
      case 'template':
        return [];
    }
  });
}

/** Years of school, which everybody knows: `9th grade`, `grade 10`, `10. Klasse`, `9 to 12`. */
const SCHOOL_YEAR =
  /\b(?:9|10|11|12)(?:th)?(?:(?:,| and| or| to|–|-) (?:9|10|11|12)(?:th)?)* grade(?:rs?|s)?\b|\bgrades? (?:9|10|11|12)(?:(?:,| and| or| to|–) (?:9|10|11|12))*\b|\b(?:9|10|11|12)\.(?:(?:,| und| oder| bis|–) (?:9|10|11|12)\.)* (?:Klasse|Schuljahr)\w*|\bKlassen? (?:9|10|11|12)(?:(?: und| oder| bis|–) (?:9|10|11|12))*\b/g;

const MONTH_NAMES = MONTHS.entries.flatMap(({ en, de }) => [en, de]).filter((name) => name !== 'May');
const MONTH = new RegExp(String.raw`\b(?:${MONTH_NAMES.join('|')})\b|\b(?:in|of|until|by|from|since|early|late) May\b`);

/** The numbers of a rule, and its months by name: what a sentence may say with a citation of it. */
function provenBy(id: string): string {
  const rule = RECRUITING_RULES.find((one) => one.id === id);
  if (rule === undefined) return '';
  const month = MONTHS.entries.find(({ value }) => value === rule.monthDay?.slice(0, 2));
  return JSON.stringify([rule, month, Number(rule.monthDay?.slice(3) ?? 'NaN')]);
}

describe('[S1-06] the chapters of the guide', () => {
  test('exist in both languages with the same rules, figure, years and table', () => {
    expect(CHAPTERS.length).toBeGreaterThan(0);
    for (const english of of('en')) {
      const german = of('de').find(({ slug }) => slug === english.slug);
      const facts = (chapter: Chapter | undefined) => ({
        rules: chapter?.rules.map(({ id }) => id).toSorted(),
        keyFacts: chapter?.keyFacts,
        figure: chapter?.figure?.kind,
        schoolYears: chapter?.schoolYears,
        action: chapter?.action.to,
      });
      expect(facts(german), english.slug).toEqual(facts(english));
    }
    expect(of('de')).toHaveLength(of('en').length);
  });

  test.each(CHAPTERS.map((chapter) => [nameOf(chapter), chapter] as const))(
    '%s has 700 to 1,000 words, a table, and its figure in the text',
    (_, { blocks, words, figure, slug }) => {
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(slug === 'glossary' ? 1800 : 1000);
      expect(blocks.some(({ kind }) => kind === 'table')).toBe(true);
      expect(blocks.filter(({ kind }) => kind === 'figure')).toHaveLength(figure === null ? 0 : 1);
    },
  );

  test.each(CHAPTERS.map((chapter) => [nameOf(chapter), chapter] as const))(
    '%s names a number, a day or a month only with a row of the table',
    (_, { blocks, title, summary, figureCaption }) => {
      const passages = [...passagesIn(blocks), ...[title, summary, figureCaption].map((text) => ({ text, rule: null }))];
      const bare = passages
        .filter(({ rule }) => rule === null)
        .map(({ text }) => text.replaceAll(SCHOOL_YEAR, ''))
        .filter((text) => /\d/.test(text) || MONTH.test(text));
      expect(bare).toEqual([]);

      const unproven = passages.flatMap(({ text, rule }) => {
        if (rule === null) return [];
        const proof = provenBy(rule);
        const named = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) => number);
        const months = MONTH_NAMES.filter((name) => new RegExp(String.raw`\b${name}\b`).test(text));
        return [...named, ...months].filter((one) => !proof.includes(one)).map((one) => `${rule}: ${one} in “${text}”`);
      });
      expect(unproven).toEqual([]);
    },
  );

  test('cite terms that the glossary of their language defines, once it is there', () => {
    for (const chapter of CHAPTERS.filter(({ language }) => of(language).some(({ slug }) => slug === 'glossary'))) {
      const cited = new Set<string>();
      const collect = (value: unknown): void => {
        if (Array.isArray(value)) value.forEach(collect);
        else if (typeof value === 'object' && value !== null) {
          if ('kind' in value && value.kind === 'term' && 'id' in value) cited.add(String(value.id));
          Object.values(value).forEach(collect);
        }
      };
      collect(chapter.blocks);
      expect(
        [...cited].filter((id) => chapter.terms[id] === undefined),
        nameOf(chapter),
      ).toEqual([]);
    }
  });

  test('have addresses in one order', () => {
    expect(new Set(GUIDE_SLUGS).size).toBe(12);
    for (const { slug, previous, next } of of('en')) {
      const at = GUIDE_SLUGS.indexOf(slug);
      if (previous !== null) expect(GUIDE_SLUGS.indexOf(previous.slug)).toBeLessThan(at);
      if (next !== null) expect(GUIDE_SLUGS.indexOf(next.slug)).toBeGreaterThan(at);
    }
  });
});
