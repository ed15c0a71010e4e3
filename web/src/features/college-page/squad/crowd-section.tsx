import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { LARGEST_SOCCER_STADIUM } from '@touchline/domain/reference/squads';
import type { Crowd } from '@touchline/domain/season/squad-parts';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { Section } from '../../../ui/page-layout';

interface CrowdTexts {
  readonly title: string;
  readonly average: (season: number, matches: number) => string;
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
    capacity: 'seats in the stadium',
    football: 'seats: the team plays in a football stadium',
    unknown: 'The capacity of the stadium is not known.',
    source: 'As the NCAA lists them.',
  },
  de: {
    title: 'Publikum und Stadion',
    average: (season, matches) =>
      matches === 1 ? `beim einzigen Heimspiel ${season}` : `im Schnitt bei ${matches} Heimspielen ${season}`,
    capacity: 'Plätze im Stadion',
    football: 'Plätze: Das Team spielt in einem Footballstadion',
    unknown: 'Wie viele Plätze das Stadion hat, ist nicht bekannt.',
    source: 'So führt es die NCAA.',
  },
};

/** How many people come to the home matches, and how many the stadium holds. */
export function CrowdSection({ crowd }: { readonly crowd: readonly Crowd[] }) {
  const texts = TEXTS[useLanguage().language];
  const { formatNumber } = useFormats();
  const capacity = crowd.find((season) => season.capacity !== null)?.capacity ?? null;
  return (
    <Section title={texts.title}>
      <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="12" rowGap="5">
        {crowd.map(({ season, homeMatches, average }) => (
          <Figure key={season} number={formatNumber(average)} text={texts.average(season, homeMatches)} />
        ))}
        {capacity !== null && (
          <Figure number={formatNumber(capacity)} text={capacity > LARGEST_SOCCER_STADIUM ? texts.football : texts.capacity} />
        )}
      </Box>
      <Text textStyle="small" color="fg.muted" mt="3">
        {capacity === null ? `${texts.unknown} ${texts.source}` : texts.source}
      </Text>
    </Section>
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
