import { basename, dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Language } from '@touchline/domain/kernel/language';
import { Lexer } from 'marked';
import { FAQ_AUDIENCES, type Faqs } from '../../src/features/guide/faqs/faqs';
import { type Block, GLOSSARY } from '../../src/features/guide/chapter';
import { blocksOf, idsIn, inlinesIn, plainText } from './block-tree';
import { chapterSource } from './chapter-source';
import { citedRule, definedTerms } from './compile-guide';

/** The code of the module of the questions. Throws one sentence with the file's name where the file does not fit. */
export function faqsModule(file: string): string {
  return `export const faqs = ${JSON.stringify(faqsIn(file, readFileSync(file, 'utf8'), glossaryBeside(file)))};\n`;
}

/** The questions of a file: `## audience`, `### Question {#slug}`, and the answer. Every audience stands there once. */
export function faqsIn(file: string, text: string, glossary: ReturnType<typeof definedTerms>): Faqs {
  const refuse = (why: string): never => {
    throw new Error(`faqs/${basename(file)}: ${why}`);
  };
  const language: Language = basename(file, '.md') === 'de' ? 'de' : 'en';
  const blocks = blocksOf(new Lexer({ gfm: true }).lex(text), refuse);
  const groups = splitAt(blocks, 2).map(({ heading, below }) => ({
    audience: FAQ_AUDIENCES.find((one) => one === heading.text) ?? refuse(`knows no audience ${heading.text}`),
    questions: splitAt(below, 3).map(({ heading: { id, text: question }, below: answer }) => {
      if (answer.length === 0) refuse(`does not answer ${id}`);
      return {
        slug: id,
        question,
        answer,
        text: answer
          .map((block) =>
            inlinesIn([block])
              .map((one) => plainText([one]))
              .join(''),
          )
          .join(' '),
      };
    }),
  }));
  if (groups.map(({ audience }) => audience).join() !== FAQ_AUDIENCES.join()) refuse('lacks an audience, or has one twice');
  const slugs = groups.flatMap(({ questions }) => questions.map(({ slug }) => slug));
  if (new Set(slugs).size < slugs.length) refuse('has an address twice');
  const content = inlinesIn(blocks);
  return {
    groups,
    ...{ figure: null, figureCaption: '' },
    rules: idsIn('rule', content).map((id) => citedRule(id, language, file)),
    terms: Object.fromEntries(
      idsIn('term', content).map((id) => [id, glossary.get(id) ?? refuse(`names the term ${id}, which nobody defines`)]),
    ),
  };
}

/** The blocks below each heading of a level; what stands before the first one belongs to none. */
function splitAt(blocks: readonly Block[], level: 2 | 3) {
  const parts: { readonly heading: Extract<Block, { readonly kind: 'heading' }>; readonly below: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) parts.push({ heading: block, below: [] });
    else parts.at(-1)?.below.push(block);
  }
  return parts;
}

function glossaryBeside(file: string) {
  const glossary = join(dirname(file), '..', 'guide', basename(file, '.md'), `${GLOSSARY}.md`);
  return definedTerms(chapterSource(glossary, readFileSync(glossary, 'utf8')).blocks);
}
