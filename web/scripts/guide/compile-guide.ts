import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '@touchline/domain/kernel/language';
import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { RECRUITING_RULES } from '@touchline/domain/reference/recruiting-rules/rule-table';
import {
  type Block,
  type Chapter,
  type ChapterEntry,
  type DefinedTerm,
  GLOSSARY,
  GUIDE_SLUGS,
  type SearchedChapter,
} from '../../src/features/guide/chapter';
import { type CitedRule, citedRuleOf } from '../../src/components/rules/cited-rule';
import { idsIn, inlinesIn, plainText } from './block-tree';
import { type ChapterSource, chapterSource } from './chapter-source';
import { figureOf } from './chapter-figures';

const WORDS_A_MINUTE = 200;

/** Which part of a chapter a module holds: all of it, its entry in lists, or what the search finds. */
export type ChapterPart = 'chapter' | 'entry' | 'search';

/** The code of the module of a chapter. Throws one sentence with the file's name where the file does not fit. */
export function chapterModule(file: string, part: ChapterPart): string {
  const source = chapterSource(file, readFileSync(file, 'utf8'));
  const made = part === 'entry' ? entryOf(source) : part === 'search' ? searchedOf(source) : compiledChapter(source, file);
  return `export const ${part} = ${JSON.stringify(made)};\n`;
}

function compiledChapter(source: ChapterSource, file: string): Chapter {
  const folder = dirname(file);
  const { slug, language, blocks, figure } = source;
  const there = new Set(readdirSync(folder).map((name) => basename(name, '.md')));
  const order = GUIDE_SLUGS.filter((one) => there.has(one));
  const at = order.indexOf(slug);
  const neighbour = (index: number) => {
    const other = order[index];
    return other === undefined ? null : { slug: other, title: sourceIn(folder, other).title };
  };
  const text = inlinesIn(blocks);
  const glossary = there.has(GLOSSARY) ? definedTerms(sourceIn(folder, GLOSSARY).blocks) : new Map<string, DefinedTerm>();
  const terms = idsIn('term', text).flatMap((id) => {
    const term = glossary.get(id);
    return term === undefined ? [] : [[id, term] as const];
  });
  const cited = [...new Set([...source.keyFacts, ...idsIn('rule', text)])];
  return {
    ...entryOf(source),
    ...{ language, blocks, words: wordsOf(source), figureCaption: source.figureCaption },
    ...{ keyFacts: source.keyFacts, action: source.action },
    figure: figure === null ? null : figureOf(figure, language),
    rules: cited.map((id) => citedRule(id, language, file)),
    terms: Object.fromEntries(terms),
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
  };
}

function sourceIn(folder: string, slug: string): ChapterSource {
  const file = join(folder, `${slug}.md`);
  return chapterSource(file, readFileSync(file, 'utf8'));
}

function entryOf(source: ChapterSource): ChapterEntry {
  const { slug, title, summary, schoolYears, updated } = source;
  return { slug, title, summary, schoolYears, updated, minutes: Math.max(1, Math.ceil(wordsOf(source) / WORDS_A_MINUTE)) };
}

function searchedOf({ slug, title, summary, blocks }: ChapterSource): SearchedChapter {
  const sections = blocks.flatMap((block) => (block.kind === 'heading' ? [{ id: block.id, text: block.text }] : []));
  return { slug, title, summary, sections };
}

/** The words of the text; what people copy from templates is not read. */
function wordsOf({ blocks }: Pick<ChapterSource, 'blocks'>): number {
  const text = inlinesIn(blocks)
    .map((one) => plainText([one]))
    .join(' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The terms that a chapter defines: a heading of the third level and the paragraph below it. */
export function definedTerms(blocks: readonly Block[]): ReadonlyMap<string, DefinedTerm> {
  return new Map(
    blocks.flatMap((block, index) => {
      const below = blocks[index + 1];
      if (block.kind !== 'heading' || block.level !== 3 || below?.kind !== 'paragraph') return [];
      return [[block.id, { name: block.text, definition: plainText(below.content) }] as const];
    }),
  );
}

const RULES: ReadonlyMap<string, RecruitingRule> = new Map(RECRUITING_RULES.map((rule) => [rule.id, rule]));

/** A rule in one language. Throws where the table has no such row. */
export function citedRule(id: string, language: Language, file: string): CitedRule {
  const rule = RULES.get(id);
  if (rule === undefined) throw new Error(`guide/${language}/${basename(file)}: cites the rule ${id}, which is in no row`);
  return citedRuleOf(rule, language);
}
