import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { CollegeCard } from '../../components/college-card';
import { SkeletonBlock, SkeletonRegion } from '../../ui/skeleton';
import type { AnsweredColleges } from './use-landing-colleges';

/** A real college as its card, on top of a stack of more: the card that players meet in the search. */
export function PlayerScene({ first: { data, hasFailed } }: { readonly first: AnsweredColleges }) {
  const t = useTranslations();
  const college = data?.items.find(({ sexes }) => sexes.length === 2) ?? data?.items[0];
  if (data === undefined && !hasFailed) {
    return (
      <SkeletonRegion label={t('search.loading')}>
        <SkeletonBlock height="13rem" />
      </SkeletonRegion>
    );
  }
  if (college === undefined) return null;
  return (
    <Box className="on-page" position="relative" color="fg">
      <Box aria-hidden position="absolute" bottom="-5" left="8" right="8" height="10" bg="bg.muted" borderRadius="card" />
      <Box
        aria-hidden
        position="absolute"
        bottom="-2.5"
        left="4"
        right="4"
        height="10"
        bg="bg.subtle"
        borderWidth="1px"
        borderRadius="card"
      />
      <Box position="relative">
        <CollegeCard college={college} level="h3" facts={[{ label: t('college.nickname'), value: college.nickname }]} />
      </Box>
    </Box>
  );
}
