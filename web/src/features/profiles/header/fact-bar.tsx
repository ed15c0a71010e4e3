import { Box } from '@chakra-ui/react/box';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { useTranslations } from '../../../i18n/use-translations';
import type { Fact } from '../../../ui/facts';
import { useProfileTexts } from '../profile-texts';

/** On a phone the bar has room for so many. */
const ON_PHONES = 4;

/** What a coach reads first, in that order; what is not known is left out. */
function useFirstFacts(profile: ShownProfile): readonly Fact[] {
  const t = useTranslations();
  const { height, foot, gpa } = useProfileTexts();
  const { graduationYear, position, jerseyNumber, class: year } = profile;
  const [best, ...others] = position.main;
  const tall = height(profile);
  const grades = gpa(profile);
  const all = [
    {
      label: t('profile.fact.graduation'),
      value: graduationYear === null ? null : String(graduationYear),
      note: year === null ? null : t(`ui.class.${year}`),
    },
    { label: t('profile.fact.position'), value: best ?? null, note: others.length === 0 ? null : others.join(', ') },
    { label: t('profile.fact.height'), value: tall?.value ?? null, note: tall?.note ?? null },
    { label: t('profile.fact.foot'), value: foot(profile) },
    { label: t('profile.fact.jersey'), value: jerseyNumber === null ? null : String(jerseyNumber) },
    { label: t('profile.fact.gpa'), value: grades?.value ?? null, note: grades?.note ?? null },
  ] as const;
  return all.filter(({ value }) => value !== null);
}

/** The first facts about a player, large and in one row at every width; nothing where none is known. */
export function FactBar({ profile }: { readonly profile: ShownProfile }) {
  const t = useTranslations();
  const facts = useFirstFacts(profile);
  if (facts.length === 0) return null;
  return (
    <Box
      as="dl"
      aria-label={t('profile.factBar', { name: profile.displayName })}
      borderYWidth="1px"
      display="grid"
      gridAutoFlow="column"
      gridAutoColumns="minmax(0, 1fr)"
      css={{ [`& > :nth-of-type(n + ${ON_PHONES + 1})`]: { display: { base: 'none', md: 'flex' } } }}
    >
      {facts.map(({ label, value, note }) => (
        <Box
          key={label}
          my={{ base: '3', md: '5' }}
          px={{ base: '2.5', md: '6' }}
          borderLeftWidth="1px"
          _first={{ borderLeftWidth: '0', ps: '0' }}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          minW="0"
        >
          {typeof note === 'string' && (
            <Box as="dd" textStyle="small" color="fg.muted" fontSize={{ base: '0.8125rem', md: 'sm' }}>
              {note}
            </Box>
          )}
          <Box as="dt" textStyle="small" color="fg.muted" fontSize={{ base: '0.8125rem', md: 'sm' }}>
            {label}
          </Box>
          <Box
            as="dd"
            textStyle="figure"
            fontSize={{ base: '1.125rem', md: '1.75rem' }}
            whiteSpace="nowrap"
            lineHeight={{ base: '1.75rem', md: '2.25rem' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
