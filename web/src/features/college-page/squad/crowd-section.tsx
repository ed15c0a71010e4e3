import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { LARGEST_SOCCER_STADIUM } from '@touchline/domain/reference/squads';
import type { Crowd } from '@touchline/domain/season/squad-parts';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';
import { filledStand } from '../life/filled-stand';

interface CrowdTexts {
  readonly title: string;
  readonly average: (season: number, matches: number) => string;
  readonly taken: (seats: string) => string;
  readonly full: string;
  readonly capacity: string;
  readonly football: string;
  readonly unknown: string;
  readonly source: string;
}

const TEXTS: Readonly<Record<Language, CrowdTexts>> = {
  en: {
    title: 'Crowd and stadium',
    average: (season, matches) =>
      matches === 1 ? `at the one home match in ${season}` : `on average at ${matches} home matches in ${season}`,
    taken: (seats) => `Of 100 seats, ${seats} are taken.`,
    full: 'Every seat is taken.',
    capacity: 'seats in the stadium',
    football: 'seats: the team plays in a football stadium',
    unknown: 'The capacity of the stadium is not known.',
    source: 'As the NCAA lists them.',
  },
  de: {
    title: 'Publikum und Stadion',
    average: (season, matches) =>
      matches === 1 ? `beim einzigen Heimspiel ${season}` : `im Schnitt bei ${matches} Heimspielen ${season}`,
    taken: (seats) => `Von 100 Plätzen sind ${seats} besetzt.`,
    full: 'Jeder Platz ist besetzt.',
    capacity: 'Plätze im Stadion',
    football: 'Plätze: Das Team spielt in einem Footballstadion',
    unknown: 'Wie viele Plätze das Stadion hat, ist nicht bekannt.',
    source: 'So führt es die NCAA.',
  },
};

/** How many people come to the home matches, how many the stadium holds, and both as a stand that is filled. */
export function CrowdSection({ crowd }: { readonly crowd: readonly Crowd[] }) {
  const texts = TEXTS[useLanguage().language];
  const { formatNumber } = useFormats();
  const capacity = crowd.find((season) => season.capacity !== null)?.capacity ?? null;
  const [newest] = crowd;
  return (
    <Section title={texts.title}>
      <Box
        display="grid"
        gridTemplateColumns={capacity === null ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', lg: '38rem minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="5"
        alignItems="center"
      >
        {capacity !== null && newest !== undefined && <Stand share={newest.average / capacity} texts={texts} />}
        <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="12" rowGap="5">
          {crowd.map(({ season, homeMatches, average }) => (
            <Figure key={season} number={formatNumber(average)} text={texts.average(season, homeMatches)} />
          ))}
          {capacity !== null && (
            <Figure number={formatNumber(capacity)} text={capacity > LARGEST_SOCCER_STADIUM ? texts.football : texts.capacity} />
          )}
        </Box>
      </Box>
      <Text textStyle="small" color="fg.muted" mt="3">
        {capacity === null ? `${texts.unknown} ${texts.source}` : texts.source}
      </Text>
    </Section>
  );
}

const CHALK = 'var(--tl-colors-hero-border)';
const FREE = 'var(--tl-colors-hero-control)';

/** The stand above the touchline, with the share of the newest season in it. */
function Stand({ share, texts }: { readonly share: number; readonly texts: CrowdTexts }) {
  const { formatNumber } = useFormats();
  const { taken, free } = filledStand(share);
  const seats = share < 0.01 ? formatNumber(Math.round(1000 * share) / 10) : String(Math.min(99, Math.round(100 * share)));
  return (
    <Box as="figure" minW="0">
      <Box bg="hero.panel" borderRadius="card" overflow="hidden" color="hero.fg" aria-hidden>
        <svg viewBox="0 0 640 250" width="100%" focusable="false" style={{ display: 'block' }} strokeLinecap="round">
          <path d={free} stroke={FREE} strokeOpacity=".6" strokeWidth="8" />
          <path d={taken} stroke="currentColor" strokeWidth="9" />
          <path d="M0 172H640V250H0Z" fill="var(--tl-colors-hero)" />
          <path d="M0 186H640M320 186V250M240 250a80 52 0 0 1 160 0" fill="none" stroke={CHALK} strokeWidth="3" />
        </svg>
      </Box>
      <Box as="figcaption" fontWeight="semibold" mt="2">
        {share >= 1 ? texts.full : texts.taken(seats)}
      </Box>
    </Box>
  );
}

function Figure({ number, text }: { readonly number: string; readonly text: string }) {
  return (
    <Box as="li" maxW="15rem">
      <Box textStyle="h2" fontVariantNumeric="tabular-nums">
        {number}
      </Box>
      <Box color="fg.muted">{text}</Box>
    </Box>
  );
}
