import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink, PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { useBodyTexts } from './body-texts';
import { type Chapter, chapterAddress } from './chapter';
import { ChapterBlocks } from './chapter-blocks';
import { KeyFacts } from './key-facts';
import { useReadChapters } from './read-chapters';
import { ChapterSources } from '../../components/rules/rule-lines';

interface ChapterBodyProps {
  readonly chapter: Chapter;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
}

/** Everything below the head of a chapter: key facts, text, action, sources and neighbours. */
export function ChapterBody({ chapter, day }: ChapterBodyProps) {
  const texts = useBodyTexts();
  const { blocks, rules, action } = chapter;
  return (
    <>
      {rules.length > 0 && <KeyFacts chapter={chapter} day={day} />}
      <ChapterBlocks blocks={blocks} chapter={chapter} day={day} />
      <Box data-screen-only="" mt="6">
        <ButtonLink to={action.to} colorPalette="flare">
          {action.text}
        </ButtonLink>
      </Box>
      <EndOfChapter chapter={chapter} />
      {rules.length > 0 && (
        <Box mt="12">
          <Section title={texts.sources} intro={texts.sourcesText}>
            <ChapterSources rules={rules} day={day} />
          </Section>
        </Box>
      )}
      <Neighbours chapter={chapter} />
    </>
  );
}

/** The end of a chapter: anyone who reaches it has read it, and can say otherwise. */
function EndOfChapter({ chapter: { slug } }: Pick<ChapterBodyProps, 'chapter'>) {
  const t = useTranslations();
  const texts = useBodyTexts();
  const { read, mark } = useReadChapters();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = end.current;
    if (watched === null) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      mark(slug, true);
      watch.disconnect();
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [slug, mark]);
  const isRead = read.includes(slug);
  return (
    <Box ref={end} data-screen-only="" display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="8" minH="11">
      <Box fontWeight="semibold" color="pitch.fg">
        {isRead ? t('guide.isRead') : ''}
      </Box>
      <Button variant="ghost" size="lg" colorPalette="ink" onClick={() => mark(slug, !isRead)}>
        {isRead ? texts.markUnread : texts.markRead}
      </Button>
    </Box>
  );
}

function Neighbours({ chapter: { previous, next } }: Pick<ChapterBodyProps, 'chapter'>) {
  const texts = useBodyTexts();
  return (
    <Box
      as="nav"
      aria-label={texts.neighbours}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="4"
      mt="12"
      pt="6"
      borderTopWidth="1px"
    >
      {previous === null ? <span /> : <Neighbour label={texts.previous} {...previous} />}
      {next !== null && <Neighbour label={texts.next} isNext {...next} />}
    </Box>
  );
}

interface NeighbourProps {
  readonly label: string;
  readonly slug: string;
  readonly title: string;
  readonly isNext?: boolean;
}

function Neighbour({ label, slug, title, isNext = false }: NeighbourProps) {
  return (
    <PageLink to={chapterAddress(slug)} textAlign={{ md: isNext ? 'end' : 'start' }} py="2">
      <Box as="span" display="block" textStyle="small" color="fg.muted">
        {label}
      </Box>
      <Box as="span" display="block" fontWeight="semibold">
        {title}
      </Box>
    </PageLink>
  );
}
