import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { type Team, useCollegePage } from '../use-college-page';

const TEXTS = {
  en: {
    title: 'Honours',
    titles: (competition: string, count: number) =>
      `${competition}: ${count === 1 ? 'national champions' : `national champions ${count} times`}`,
    source: 'From published lists of champions up to 2025; single years may be missing.',
  },
  de: {
    title: 'Erfolge',
    titles: (competition: string, count: number) =>
      `${competition}: ${count === 1 ? 'Landesmeister' : `${count} Landesmeisterschaften`}`,
    source: 'Aus veröffentlichten Meisterlisten bis 2025; einzelne Jahre können fehlen.',
  },
} as const satisfies Record<Language, Readonly<Record<string, unknown>>>;

/** The national titles of a team by competition, with their years and their source; nothing where none is known. */
export function TeamHonours({ team }: { readonly team: Team }) {
  const texts = TEXTS[useLanguage().language];
  const titles = useCollegePage().titles.filter(({ sex }) => sex === team.sex);
  if (titles.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Box as="dl" display="grid" gap="4">
        {titles.map(({ competition, years }) => (
          <div key={competition}>
            <Box as="dt" fontWeight="semibold">
              {texts.titles(competition, years.length)}
            </Box>
            <Box as="dd" display="flex" flexWrap="wrap" gap="2" mt="2" fontVariantNumeric="tabular-nums">
              {years.map((year) => (
                <Chip key={year} tone="pitch">
                  {year}
                </Chip>
              ))}
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
