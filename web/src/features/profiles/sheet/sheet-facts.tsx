import { Box } from '@chakra-ui/react/box';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { useTranslations } from '../../../i18n/use-translations';
import { useStudyFacts } from '../study-facts';
import { useProfileTexts } from '../profile-texts';
import { cutAfter, ON_NARROW_SCREENS, QUIET_INK } from './sheet-print';

interface SheetFactsProps {
  readonly profile: ShownProfile;
  /** True where the head names the college of the player, and with it the status. */
  readonly hasCollege: boolean;
}

/** The facts of the sheet in one ruled table; what is not known, or not shown to this reader, is left out. */
export function SheetFacts({ profile, hasCollege }: SheetFactsProps) {
  const t = useTranslations();
  const { height, foot, gpa } = useProfileTexts();
  const { jerseyNumber, status, schoolName, sat, act } = profile;
  const tall = height(profile);
  const grades = gpa(profile);
  const { study, tests, ids } = useStudyFacts(profile);
  const facts = [
    [t('profile.fact.height'), tall === null ? null : `${tall.value} (${tall.note})`],
    [t('profile.fact.foot'), foot(profile)],
    [t('profile.fact.jersey'), jerseyNumber === null ? null : String(jerseyNumber)],
    [t('profile.fact.status'), status === null || hasCollege ? null : t(`profile.status.${status}`)],
    [t('profile.fact.school'), schoolName],
    [t('profile.fact.gpa'), grades === null ? null : [grades.value, grades.note].filter((part) => part !== null).join(' ')],
    [t('profile.fact.sat'), sat === null ? null : String(sat)],
    [t('profile.fact.act'), act === null ? null : String(act)],
    ...[...tests, study, ...ids].map(({ label, value }) => [label, value] as const),
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gap="2.5mm 5mm"
      css={{ [ON_NARROW_SCREENS]: { gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' } }}
      borderYWidth="1px"
      mt="5mm"
      py="3mm"
      fontSize="10.5pt"
      lineHeight="1.3"
    >
      {known.map(([label, value]) => (
        <Box key={label} minW="0">
          <Box as="dt" fontSize="8.5pt" css={QUIET_INK}>
            {label}
          </Box>
          <Box as="dd" fontWeight="semibold" overflowWrap="anywhere" css={cutAfter(2)}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
