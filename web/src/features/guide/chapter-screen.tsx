import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { deferredSection } from '../../lib/hydration/deferred-section';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { Content, Touchline } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-dates';
import type { Chapter } from './chapter';
import { ChapterContents, FoldedContents, sectionsOf } from './chapter-contents';
import { useYearNames } from './year-names';

/** The text below the head of a chapter; it is read at once and hydrated after the page. */
export const ChapterBody = deferredSection(async () => (await import('./chapter-body')).ChapterBody);

interface ChapterScreenProps {
  readonly chapter: Chapter;
  /** Today, as YYYY-MM-DD. */
  readonly day: string;
}

/** A chapter of the guide. Printed, it is its text with figure, table and sources alone. */
export function ChapterScreen({ chapter, day }: ChapterScreenProps) {
  const { blocks } = chapter;
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
          <ChapterBody chapter={chapter} day={day} />
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
      <Heading as="h1" textStyle="h1" fontSize="clamp(1.6rem, 8.4vw, 3rem)" overflowWrap="anywhere">
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
          <Icon as={Printer} size={18} />
          {t('guide.print')}
        </Button>
      </Box>
      <Touchline />
    </>
  );
}
