import { basename, dirname } from 'node:path';
import type { Language } from '@touchline/domain/kernel/language';
import { Lexer } from 'marked';
import { parse } from 'yaml';
import { type Block, FIGURE_KINDS, type FigureKind, GUIDE_SLUGS, type GuideSlug } from '../../src/features/guide/chapter';
import { blocksOf } from './block-tree';

/** A chapter as its file says it, before rules, terms and figures are looked up. */
export interface ChapterSource {
  readonly slug: GuideSlug;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  readonly schoolYears: readonly number[];
  readonly figure: FigureKind | null;
  readonly figureCaption: string;
  readonly keyFacts: readonly string[];
  readonly action: { readonly text: string; readonly to: string };
  readonly updated: string;
  readonly blocks: readonly Block[];
}

const FRONT_MATTER = /^---\n([^]*?)\n---\n([^]*)$/;
const SUMMARY_MAX = 155;

/**
 * Reads a chapter: YAML front matter, then Markdown. Throws one sentence with the file's name for a field that is
 * missing or no text of its kind, for HTML, and for Markdown that the guide does not know.
 */
export function chapterSource(file: string, text: string): ChapterSource {
  const name = `${basename(dirname(file))}/${basename(file)}`;
  const refuse = (why: string): never => {
    throw new Error(`guide/${name}: ${why}`);
  };
  const [, head = '', body = ''] = FRONT_MATTER.exec(text) ?? [];
  const fields: unknown = parse(head);
  const slug = GUIDE_SLUGS.find((one) => one === basename(file, '.md')) ?? refuse('is no chapter of the guide');
  const field = (of: unknown, key: string): unknown => (isRecord(of) ? of[key] : undefined);
  const textOf = (of: unknown, key: string): string => {
    const value = field(of, key);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : refuse(`has no text for ${key}`);
  };
  const listOf = <Item>(key: string, is: (item: unknown) => item is Item): readonly Item[] => {
    const value = field(fields, key);
    return Array.isArray(value) && value.every(is) ? value : refuse(`has no list for ${key}`);
  };
  const figure = textOf(fields, 'figure');
  const kind = FIGURE_KINDS.find((one) => one === figure) ?? null;
  if (kind === null && figure !== 'none') refuse(`knows no figure ${figure}`);
  const summary = textOf(fields, 'summary');
  if (summary.length > SUMMARY_MAX) refuse(`its summary has ${summary.length} characters, more than ${SUMMARY_MAX}`);
  const updated = textOf(fields, 'updated');
  if (!/^\d{4}-\d\d-\d\d$/.test(updated)) refuse('updated is no day');
  return {
    ...{ slug, summary, updated, language: basename(dirname(file)) === 'de' ? 'de' : 'en' },
    title: textOf(fields, 'title'),
    schoolYears: listOf('schoolYears', (item): item is number => typeof item === 'number'),
    figure: kind,
    figureCaption: kind === null ? '' : textOf(fields, 'figureCaption'),
    keyFacts: listOf('keyFacts', (item): item is string => typeof item === 'string'),
    action: { text: textOf(field(fields, 'action'), 'text'), to: textOf(field(fields, 'action'), 'to') },
    blocks: blocksOf(new Lexer({ gfm: true }).lex(body), refuse),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
