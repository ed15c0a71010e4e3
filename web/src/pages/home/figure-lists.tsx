import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { academicsCost } from '@touchline/domain/kernel/format/money';
import type { Language } from '@touchline/domain/kernel/language';
import { CollegeLink, placeLine } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { useLanguage } from '../../i18n/language-provider';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useIsHydrated } from '../../lib/hydration/deferred-section';
import { PageLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { LANDING_LISTS, landingListAddress, type LandingListName } from './landing-lists';
import type { LandingCollege, LandingData } from './load-landing';

interface ListTexts {
  readonly title: string;
  readonly intro: string;
  readonly lists: Readonly<Record<LandingListName, readonly [title: string, figure: string]>>;
  readonly all: (total: number) => string;
}

const TEXTS: Readonly<Record<Language, ListTexts>> = {
  en: {
    title: 'Find colleges by the numbers',
    intro:
      'Net prices and graduation rates, as colleges report them to the U.S. Department of Education (College Scorecard). Net prices count US students with federal aid, at public colleges only those from the state; each college’s page has the price for you.',
    lists: {
      cheapest: ['Cheapest in NCAA Division I', 'average net price a year, US students with aid'],
      graduate: ['Highest graduation rates', 'graduate within six years'],
      sea: ['By the sea, cheapest first', 'average net price a year, US students with aid'],
    },
    all: (total) => `See all ${total.toLocaleString('en')} colleges`,
  },
  de: {
    title: 'Colleges nach Zahlen finden',
    intro:
      'Nettopreise und Abschlussquoten, wie Colleges sie dem US-Bildungsministerium melden (College Scorecard). Nettopreise zählen Studierende mit staatlicher US-Förderung, an staatlichen Colleges nur die aus dem Staat; deinen Preis findest du auf jeder College-Seite.',
    lists: {
      cheapest: ['Am günstigsten in NCAA Division I', 'Nettopreis im Jahr, im Schnitt der Geförderten aus den USA'],
      graduate: ['Höchste Abschlussquoten', 'schließen binnen sechs Jahren ab'],
      sea: ['Am Meer, die günstigsten zuerst', 'Nettopreis im Jahr, im Schnitt der Geförderten aus den USA'],
    },
    all: (total) => `Alle ${total.toLocaleString('de')} Colleges`,
  },
};

/** Lists of real colleges by a real figure, each the beginning of a search (S2-01). */
export function FigureLists({ lists }: { readonly lists: NonNullable<LandingData['lists']> }) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  return (
    <Section title={texts.title} intro={texts.intro}>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '8', lg: '10' }}
      >
        {LANDING_LISTS.map((list) => {
          const { total, items } = lists[list.name];
          const [title, figure] = texts.lists[list.name];
          if (items.length === 0) return null;
          return (
            <Box as="section" key={list.name} aria-label={title} minW="0">
              <Heading as="h3" textStyle="h3">
                {title}
              </Heading>
              <Box textStyle="small" color="fg.muted" mb="2">
                {figure}
              </Box>
              <Box as="ol" listStyleType="none">
                {items.map((college) => (
                  <CollegeLine key={college._id} college={college} figure={figureOf(college, list.figure, language)} />
                ))}
              </Box>
              <PageLink
                to={landingListAddress(list)}
                aria-label={`${title}: ${texts.all(total)}`}
                color="pitch.fg"
                fontWeight="semibold"
                display="inline-block"
                lineHeight="2.75rem"
              >
                {texts.all(total)}
              </PageLink>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

function figureOf(college: LandingCollege, figure: 'netPrice' | 'graduationRate', language: Language): string {
  const value = college[figure] ?? 0;
  return figure === 'netPrice'
    ? academicsCost(value, language)
    : new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100);
}

/** A college of a list: crest, which the browser draws, name, place, and its figure. */
function CollegeLine({ college, figure }: { readonly college: LandingCollege; readonly figure: string }) {
  const isHydrated = useIsHydrated();
  return (
    <Box as="li" borderTopWidth="1px">
      <CollegeLink
        to={firstTeamAddress(college)}
        display="flex"
        alignItems="center"
        gap="3"
        minH="14"
        py="1.5"
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box as="span" data-travels="crest" display="flex" flex="none" width="30px" height="9">
          {isHydrated && <Crest college={college} size={36} />}
        </Box>
        <Box as="span" flex="1" minW="0">
          <Box as="span" data-travels="name" display="block" fontWeight="semibold" lineHeight="1.25rem">
            {college.name}
          </Box>
          <Box as="span" display="block" textStyle="small" color="fg.muted">
            {placeLine(college.city, college.state)}
          </Box>
        </Box>
        <Box as="span" flex="none" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {figure}
        </Box>
      </CollegeLink>
    </Box>
  );
}
