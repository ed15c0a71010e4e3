import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/links';
import { ScrollStrip } from '../../ui/page-layout';
import { useBodyTexts } from './body-texts';
import { type Block, type BlockSources, chapterAddress, GLOSSARY, type Inline } from './chapter';
import { ChapterFigure } from './figures/chapter-figure';
import { Hint } from './hint';
import { RuleHint, ruleAnchor } from '../../components/rules/rule-lines';
import { TemplateCard } from './template-card';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly chapter: BlockSources;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
}

const Outside = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '3px', borderRadius: 'l1' } });

/** The text of a chapter. */
export function ChapterBlocks({ blocks, chapter, day }: BlocksProps) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} chapter={chapter} day={day} />);
}

interface BlockProps extends Omit<BlocksProps, 'blocks'> {
  readonly block: Block;
}

function OneBlock({ block, chapter, day }: BlockProps) {
  const text = (content: readonly Inline[]) => <Text content={content} chapter={chapter} day={day} />;
  switch (block.kind) {
    case 'paragraph':
      return (
        <Box as="p" mt="4">
          {text(block.content)}
        </Box>
      );
    case 'heading': {
      const isChapter = block.level === 2;
      return (
        <Heading as={isChapter ? 'h2' : 'h3'} id={block.id} textStyle={isChapter ? 'h2' : 'h3'} mt={isChapter ? '12' : '8'}>
          {block.text}
        </Heading>
      );
    }
    case 'list':
      return (
        <Box
          as={block.isOrdered ? 'ol' : 'ul'}
          listStyleType={block.isOrdered ? 'decimal' : 'disc'}
          ps="6"
          mt="4"
          display="grid"
          rowGap="2"
          css={{ '& > li > p:first-of-type': { marginTop: 0 }, '& > li::marker': { color: 'fg.muted' } }}
        >
          {block.items.map((item, index) => (
            <Box as="li" key={index} minW="0">
              <ChapterBlocks blocks={item} chapter={chapter} day={day} />
            </Box>
          ))}
        </Box>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} text={text} />;
    case 'quote':
      return (
        <Box as="blockquote" borderInlineStartWidth="3px" borderColor="pitch.solid" ps="4" mt="4">
          <ChapterBlocks blocks={block.blocks} chapter={chapter} day={day} />
        </Box>
      );
    case 'figure':
      return chapter.figure === null ? null : <ChapterFigure figure={chapter.figure} caption={chapter.figureCaption} />;
    case 'template':
      return <TemplateCard title={block.title} text={block.text} />;
  }
}

interface TextProps extends Omit<BlocksProps, 'blocks'> {
  readonly content: readonly Inline[];
}

function Text({ content, chapter, day }: TextProps) {
  return content.map((one, index) =>
    typeof one === 'string' ? (
      <Fragment key={index}>{one}</Fragment>
    ) : (
      <Marked key={index} inline={one} chapter={chapter} day={day} />
    ),
  );
}

function Marked({ inline, chapter, day }: Omit<TextProps, 'content'> & { readonly inline: Exclude<Inline, string> }) {
  const texts = useBodyTexts();
  const text = <Text content={inline.content} chapter={chapter} day={day} />;
  switch (inline.kind) {
    case 'strong':
      return <chakra.strong fontWeight="semibold">{text}</chakra.strong>;
    case 'em':
      return <em>{text}</em>;
    case 'link':
      if (inline.to.startsWith('https://')) {
        return (
          <Outside href={inline.to} rel="noopener noreferrer">
            {text}
            <span aria-hidden>{'\u00a0'}↗</span>
          </Outside>
        );
      }
      return (
        <PageLink to={inline.to} textDecoration="underline">
          {text}
        </PageLink>
      );
    case 'term': {
      const term = chapter.terms[inline.id];
      if (term === undefined) return text;
      return (
        <Hint kind="term" to={`${chapterAddress(GLOSSARY)}#${inline.id}`} hint={term.definition}>
          {text}
        </Hint>
      );
    }
    case 'rule': {
      const at = chapter.rules.findIndex(({ id }) => id === inline.id);
      const rule = chapter.rules[at];
      if (rule === undefined) return text;
      return (
        <Hint kind="rule" to={`#${ruleAnchor(rule.id)}`} hint={<RuleHint rule={rule} day={day} />}>
          {text}
          <chakra.sup aria-label={texts.mark(at + 1)} fontSize="xs" lineHeight="0" color="pitch.fg" ms="0.5">
            {at + 1}
          </chakra.sup>
        </Hint>
      );
    }
  }
}

interface TableProps {
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
  readonly text: (content: readonly Inline[]) => React.ReactNode;
}

/** Text without its marks. */
function plainText(content: readonly Inline[]): string {
  return content.map((one) => (typeof one === 'string' ? one : plainText(one.content))).join('');
}

/** A table; on narrow screens each row becomes a block whose cells name their column. */
function Table({ head, rows, text }: TableProps) {
  const t = useTranslations();
  return (
    <ScrollStrip label={t('guide.title')} mt="6" overflowX={{ base: 'visible', md: 'visible' }}>
      <chakra.table width="full" textStyle="small" borderCollapse="collapse" css={NARROW_TABLE}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <chakra.th key={index} scope="col" textAlign="start" verticalAlign="bottom" py="2" pe="4" borderBottomWidth="2px">
                {text(cell)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <chakra.tr key={at} borderBottomWidth="1px">
              {row.map((cell, index) => (
                <chakra.td key={index} verticalAlign="top" py="2.5" pe="4" minW="0">
                  <Box as="span" className="column" display="none" color="fg.muted" aria-hidden>
                    {plainText(head[index] ?? [])}
                  </Box>
                  <span>{text(cell)}</span>
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollStrip>
  );
}

const NARROW_TABLE = {
  '& td:first-of-type': { fontWeight: 'semibold' },
  '@media screen and (max-width: 47.99rem)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0, 0, 0, 0)' },
    '&, & tbody, & tr, & td': { display: 'block' },
    '& tr': { paddingBlock: '0.75rem' },
    '& td': { display: 'grid', gridTemplateColumns: 'minmax(6rem, 2fr) 3fr', columnGap: '1rem', padding: '0.25rem 0' },
    '& td:first-of-type': { display: 'block', fontSize: '1rem' },
    '& td:not(:first-of-type) .column': { display: 'block' },
    '& td a, & th a': { display: 'inline-block', paddingBlock: '0.75rem' },
  },
} as const;
