import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { firstTeamAddress } from '../lib/college-address';
import { PageLink } from '../ui/page-link';
import { competitionParts, placeLine } from './college-lines';

/** The height of a row, so that its skeleton has the same. */
export const COLLEGE_ROW_HEIGHT = { base: '6.5rem', md: '4.75rem' } as const;

/** One college of a list: name, place, league, division and conference; the whole row is its link. */
export function CollegeRow({ college }: { readonly college: AnswerOf<'searchColleges'>['items'][number] }) {
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <PageLink
        to={firstTeamAddress(college)}
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) minmax(0, 25rem)' }}
        alignContent="center"
        alignItems="center"
        columnGap="6"
        height={COLLEGE_ROW_HEIGHT}
        px={{ base: '4', md: '6' }}
        borderLeftWidth="6px"
        borderLeftColor={college.color ?? 'border'}
        borderRadius="0"
        _hover={{ bg: 'pitch.50', textDecoration: 'none' }}
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box minW="0">
          <Box fontSize="lg" fontWeight="semibold" lineHeight="1.35" truncate>
            {college.name}
          </Box>
          <Box color="fg.muted" truncate>
            {placeLine(college.city, college.state)}
          </Box>
        </Box>
        <Box color="fg.muted" fontSize={{ base: 'sm', md: 'md' }} textAlign={{ md: 'end' }} truncate>
          {competitionParts(college).join(' · ')}
        </Box>
      </PageLink>
    </Box>
  );
}
