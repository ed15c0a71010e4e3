import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import type { NationalTitles } from '../tabs-with-content';
import { type Team, useCollegePage } from '../use-college-page';
import { TitlesTimeline } from './titles-timeline';

const TEXTS = {
  en: {
    title: 'Honors',
    titles: (competition: string, count: number) =>
      `${competition}: ${count === 1 ? 'national champions' : `national champions ${count} times`}`,
    since: (competition: string, year: string) => `${competition}: national titles since ${year}`,
    between: (competition: string, year: string, end: string) => `${competition}: national titles from ${year} to ${end}`,
    known: (competition: string) => `${competition}: known national titles`,
    vacated: (year: string) => `${year} (vacated)`,
    disputed: (year: string) => `${year} (disputed)`,
    source: 'From published lists of champions up to 2025. Vacated and disputed titles are not counted.',
  },
  de: {
    title: 'Erfolge',
    titles: (competition: string, count: number) =>
      `${competition}: ${count === 1 ? 'Landesmeister' : `${count} Landesmeisterschaften`}`,
    since: (competition: string, year: string) => `${competition}: Landesmeistertitel seit ${year}`,
    between: (competition: string, year: string, end: string) => `${competition}: Landesmeistertitel von ${year} bis ${end}`,
    known: (competition: string) => `${competition}: bekannte Landesmeistertitel`,
    vacated: (year: string) => `${year} (aberkannt)`,
    disputed: (year: string) => `${year} (umstritten)`,
    source: 'Aus veröffentlichten Meisterlisten bis 2025. Aberkannte und umstrittene Titel zählen nicht mit.',
  },
} as const satisfies Record<Language, Readonly<Record<string, unknown>>>;

type Titles = Pick<NationalTitles, 'competition' | 'years' | 'since' | 'until'>;

/** A total where every champion is known; else from which year on they are, or that these are the known ones. */
function headingOf({ competition, years, since, until }: Titles, texts: (typeof TEXTS)[Language]): string {
  const count = years.filter(({ reason }) => reason === null).length;
  if (since === 'all' && count > 0) return texts.titles(competition, count);
  if (since === null || since === 'all') return texts.known(competition);
  return until === null ? texts.since(competition, since) : texts.between(competition, since, until);
}

/** The national titles of a team by competition, with their years and their source; nothing where none is known. */
export function TeamHonours({ team }: { readonly team: Team }) {
  const texts = TEXTS[useLanguage().language];
  const titles = useCollegePage().titles.filter(({ sex }) => sex === team.sex);
  if (titles.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Box as="dl" display="grid" gap="4">
        {titles.map(({ sex, competition, years, since, until }) => (
          <div key={`${competition} ${since ?? ''}`}>
            <Box as="dt" fontWeight="semibold">
              {headingOf({ competition, years, since, until }, texts)}
            </Box>
            <Box as="dd" display="flex" flexWrap="wrap" gap="2" mt="2" fontVariantNumeric="tabular-nums">
              {years.map(({ year, reason }) => (
                <Chip key={year} tone={reason === null ? 'pitch' : 'quiet'}>
                  {reason === null ? year : texts[reason](year)}
                </Chip>
              ))}
            </Box>
            <Box as="dd" mt="3">
              <TitlesTimeline {...{ sex, competition, years, since, until }} />
            </Box>
          </div>
        ))}
      </Box>
      <Text textStyle="small" color="fg.muted" mt="3">
        {texts.source}
      </Text>
    </Section>
  );
}
