import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Printer } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { ButtonLink, PageLink } from '../../ui/links';
import { Content, Section, Touchline } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-dates';
import { type Chapter, chapterAddress } from './chapter';
import { ChapterBlocks } from './chapter-blocks';
import { ChapterContents, FoldedContents, sectionsOf } from './chapter-contents';
import { KeyFacts } from './key-facts';
import { useReadChapters } from './read-chapters';
import { ChapterSources } from './rule-lines';
import { useYearNames } from './year-names';

interface ChapterScreenProps {
  readonly chapter: Chapter;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
}

/** A chapter of the guide. Printed, it is its text with figure, table and sources alone. */
export function ChapterScreen({ chapter, day }: ChapterScreenProps) {
  const t = useTranslations();
  const { blocks, rules, action } = chapter;
  const sections = useMemo(() => sectionsOf(blocks), [blocks]);
  return (
    <Content py={{ base: '8', md: '12' }} css={{ '@media print': { padding: 0, maxWidth: 'none' } }}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 42.5rem) 14rem' }}
        justifyContent={{ lg: 'space-between' }}
        columnGap="16"
        css={{ '@media print': { display: 'block' } }}
      >
        <Box as="article" minW="0">
          <ChapterHead chapter={chapter} />
          <FoldedContents sections={sections} />
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
              <Section title={t('guide.sources')} intro={t('guide.sourcesText')}>
                <ChapterSources rules={rules} day={day} />
              </Section>
            </Box>
          )}
          <Neighbours chapter={chapter} />
        </Box>
        <ChapterContents sections={sections} />
      </Box>
    </Content>
  );
}

function ChapterHead({ chapter: { title, summary, minutes, schoolYears, updated } }: Pick<ChapterScreenProps, 'chapter'>) {
  const t = useTranslations();
  const longDate = useLongDate();
  const yearsOf = useYearNames();
  return (
    <>
      <Box as="nav" aria-label={t('guide.crumbs')} textStyle="small">
        <PageLink to="/guide" color="fg.muted" display="inline-flex" alignItems="center" minH="11">
          {t('guide.title')}
        </PageLink>
      </Box>
      <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
        {title}
      </Heading>
      <Box fontSize="lg" color="fg.muted" mt="3">
        {summary}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mt="4" mb="4">
        <Box textStyle="small" color="fg.muted">
          {[t('guide.minutes', { minutes }), yearsOf(schoolYears), t('guide.updated', { date: longDate(updated) })].join(' · ')}
        </Box>
        <Button data-screen-only="" size="lg" variant="outline" colorPalette="ink" onClick={() => print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {t('guide.print')}
        </Button>
      </Box>
      <Touchline />
    </>
  );
}

/** The end of a chapter: whoever reaches it has read it, and can say otherwise. */
function EndOfChapter({ chapter: { slug } }: Pick<ChapterScreenProps, 'chapter'>) {
  const t = useTranslations();
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
        {t(isRead ? 'guide.markUnread' : 'guide.markRead')}
      </Button>
    </Box>
  );
}

function Neighbours({ chapter: { previous, next } }: Pick<ChapterScreenProps, 'chapter'>) {
  const t = useTranslations();
  return (
    <Box
      as="nav"
      aria-label={t('guide.neighbours')}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="4"
      mt="12"
      pt="6"
      borderTopWidth="1px"
    >
      {previous === null ? <span /> : <Neighbour label={t('guide.previous')} {...previous} />}
      {next !== null && <Neighbour label={t('guide.next')} isNext {...next} />}
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
