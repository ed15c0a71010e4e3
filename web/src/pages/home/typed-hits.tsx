import { Box } from '@chakra-ui/react/box';
import { CollegeLink, competitionParts } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { PageLink } from '../../ui/links';
import type { TypedColleges } from './use-typed-colleges';

/** What a typed text finds: how many colleges, and the first three as links to their pages. */
export function TypedHits({ search, found, isPrevious }: TypedColleges & { readonly search: string }) {
  const t = useTranslations();
  const { answer } = found;
  return (
    <Box aria-busy={isPrevious} opacity={isPrevious ? 0.6 : 1}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" minH="11">
        <Box role="status" color="hero.muted">
          {answer === null ? t('landing.failed') : t('landing.found', { count: answer.total })}
        </Box>
        {answer !== null && answer.total > answer.items.length && (
          <PageLink
            to={`/colleges?${new URLSearchParams({ search }).toString()}`}
            color="hero.fg"
            textDecoration="underline"
            lineHeight="2.75rem"
          >
            {t('landing.foundAll')}
          </PageLink>
        )}
      </Box>
      <Box as="ul" listStyleType="none" aria-label={t('landing.foundFor', { search })}>
        {answer?.items.map((college) => (
          <Box as="li" key={college._id} borderTopWidth="1px" borderColor="hero.border">
            <CollegeLink
              to={firstTeamAddress(college)}
              display="flex"
              alignItems="center"
              gap="3"
              minH="11"
              color="hero.fg"
              _focusVisible={{ outlineOffset: '-3px' }}
            >
              <Box as="span" data-travels="crest" display="flex" flex="none">
                <Crest college={college} size={28} />
              </Box>
              <Box as="span" data-travels="name" flex="1" minW="0" fontWeight="semibold" lineHeight="1.25rem">
                {college.name}
              </Box>
              <Box as="span" textStyle="small" color="hero.muted" flex="none">
                {competitionParts(college)[0]}
              </Box>
            </CollegeLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
