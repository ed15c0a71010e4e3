import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { CHIP_LOOK } from '../../ui/chip';
import { ButtonLink, PageLink } from '../../ui/links';
import { Content, Section } from '../../ui/page-layout';
import { type ChapterEntry, chapterAddress } from './chapter';
import { useReadChapters } from './read-chapters';
import { SCHOOL_YEARS, type SchoolYear, useYearNames } from './year-names';

interface OverviewScreenProps {
  readonly entries: readonly ChapterEntry[];
  /** The reader's year of school, as the address names it. */
  readonly year: SchoolYear | null;
  /** What only some people see, below the chapters. */
  readonly children?: ReactNode;
}

/** /guide: the path by year of school, then every chapter with its reading time and what was read on this device. */
export function OverviewScreen({ entries, year, children }: OverviewScreenProps) {
  const t = useTranslations();
  const { read } = useReadChapters();
  const next = entries.find(({ slug }) => !read.includes(slug));
  const path = year === null ? [] : entries.filter(({ schoolYears }) => schoolYears.includes(year));
  return (
    <>
      <Box className="on-dark" bg="hero" color="hero.fg">
        <Content py={{ base: '10', md: '16' }}>
          <Heading as="h1" textStyle="display" maxW="48rem">
            {t('guide.title')}
          </Heading>
          <Box color="hero.muted" fontSize="lg" maxW="text" mt="4">
            {t('guide.intro')}
          </Box>
          {read.length > 0 && next !== undefined && (
            <Box data-screen-only="" mt="6">
              <ButtonLink to={chapterAddress(next.slug)} colorPalette="flare">
                {t('guide.continue', { title: next.title })}
              </ButtonLink>
            </Box>
          )}
        </Content>
      </Box>
      <Content py={{ base: '10', md: '14' }}>
        <Box display="grid" rowGap={{ base: '12', md: '16' }}>
          <Section title={t('guide.yearTitle')}>
            <Years chosen={year} />
            {year !== null && (
              <Box mt="6">
                <Heading as="h3" textStyle="h3" mb="2">
                  {t('guide.path', { name: t('guide.yearName', { year }) })}
                </Heading>
                <ChapterList entries={path} all={entries} />
              </Box>
            )}
          </Section>
          <Section
            title={t('guide.all')}
            intro={read.length > 0 ? t('guide.progress', { read: read.length, all: entries.length }) : undefined}
          >
            <ChapterList entries={entries} all={entries} />
          </Section>
          {children}
        </Box>
      </Content>
    </>
  );
}

/** The years of school as links, so that the choice stands in the address. */
function Years({ chosen }: { readonly chosen: SchoolYear | null }) {
  const t = useTranslations();
  return (
    <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="3">
      {SCHOOL_YEARS.map((year) => (
        <li key={year}>
          <PageLink
            to={`/guide?year=${year}`}
            state={{ preserveScroll: true }}
            aria-current={year === chosen ? 'true' : undefined}
            {...CHIP_LOOK}
            px="4"
            css={{ '&[aria-current]': { background: 'pitch.solid', color: 'pitch.contrast', borderColor: 'pitch.solid' } }}
          >
            {`${t('guide.year', { year })} · ${t('guide.yearName', { year })}`}
          </PageLink>
        </li>
      ))}
    </Box>
  );
}

interface ChapterListProps {
  readonly entries: readonly ChapterEntry[];
  /** Every chapter: its place among them is its number. */
  readonly all: readonly ChapterEntry[];
}

/** Chapters as numbered, ruled rows. */
export function ChapterList({ entries, all }: ChapterListProps) {
  const t = useTranslations();
  const yearsOf = useYearNames();
  const { read } = useReadChapters();
  return (
    <Box as="ol" listStyleType="none">
      {entries.map((entry) => {
        const { slug, title, summary, minutes, schoolYears } = entry;
        return (
          <Box
            as="li"
            key={slug}
            display="grid"
            gridTemplateColumns={{ base: '2rem minmax(0, 1fr)', md: '3rem minmax(0, 1fr) 13rem' }}
            columnGap={{ base: '2', md: '6' }}
            py="4"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Box textStyle="figure" color="pitch.fg" lineHeight="1.2" aria-hidden>
              {all.indexOf(entry) + 1}
            </Box>
            <Box minW="0">
              <Heading as="h3" textStyle="h3">
                <PageLink to={chapterAddress(slug)} display="inline-flex" alignItems="center" minH="11" overflowWrap="anywhere">
                  {title}
                </PageLink>
              </Heading>
              <Box color="fg.muted" maxW="text">
                {summary}
              </Box>
            </Box>
            <Box gridColumn={{ base: '2', md: 'auto' }} textStyle="small" color="fg.muted" mt={{ base: '2', md: '2.5' }}>
              <Box>{[t('guide.minutes', { minutes }), yearsOf(schoolYears)].join(' · ')}</Box>
              {read.includes(slug) && (
                <Box display="flex" alignItems="center" gap="1" color="pitch.fg" fontWeight="semibold">
                  <Check size={16} strokeWidth={2} aria-hidden />
                  {t('guide.isRead')}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
