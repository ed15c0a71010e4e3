import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type ReactNode, type Ref, useId } from 'react';
import { firstTeamAddress } from '../lib/college-address';
import type { Fact } from '../ui/fact';
import { PageLink } from '../ui/page-link';
import { AlignedFacts } from './aligned-facts';
import { competitionParts, placeLine } from './college-lines';
import { Crest } from './crest/crest';
import { FactLine } from './fact-line';
import { TeamLinks } from './team-links';

/** The height of a row, with facts or without, so that its skeleton has the same; with facts a name may take two lines: many begin alike. */
export const COLLEGE_ROW_HEIGHT = {
  plain: { base: '6.5rem', md: '5.25rem' },
  withFacts: { base: '7.5rem', md: '6.5rem' },
} as const;

/** Where a row stands in a list of which only a part is in the page. */
export interface RowPlace {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  /** Pixels below the list's upper edge. */
  readonly top: number;
  readonly ref: Ref<HTMLLIElement>;
}

interface CollegeRowProps {
  readonly college: AnswerOf<'searchColleges'>['items'][number];
  /** At most four, the same in every row of a list; aligned from 1280 px, below that in one line. */
  readonly facts?: readonly Fact[];
  /** At the right end: save. */
  readonly action?: ReactNode;
  readonly place?: RowPlace;
}

/** One college of a list: crest, name, place, league with division and conference, facts and its teams; all rows have one height. */
export function CollegeRow({ college, facts = [], action, place }: CollegeRowProps) {
  const nameId = useId();
  const hasFacts = facts.length > 0;
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      height={COLLEGE_ROW_HEIGHT[hasFacts ? 'withFacts' : 'plain']}
      pe={{ base: '1', md: '3' }}
      borderTopWidth="1px"
      transition="background 150ms ease-out"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
      {...(place === undefined ? {} : placed(place))}
    >
      <PageLink
        to={firstTeamAddress(college)}
        flex="1"
        minW="0"
        height="full"
        display="flex"
        alignItems="center"
        gap={{ base: '4', md: '5' }}
        ps={{ base: '4', md: '6' }}
        pe="4"
        borderRadius="0"
        _hover={{ textDecoration: 'none' }}
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box width="10" display="flex" justifyContent="center" flex="none">
          <Crest college={college} size={48} />
        </Box>
        <Box
          flex="1"
          minW="0"
          display={{ base: 'block', md: 'grid' }}
          gridTemplateColumns={{
            md: 'minmax(0, 3fr) minmax(0, 2fr)',
            lg: 'minmax(0, 1fr) minmax(0, 17rem)',
            ...(hasFacts ? { xl: 'minmax(0, 1fr)' } : {}),
          }}
          columnGap="6"
          alignItems="center"
        >
          <Box minW="0">
            <Box
              id={nameId}
              fontWeight="semibold"
              fontSize={hasFacts ? { base: '1.0625rem', xl: '1rem' } : '1.0625rem'}
              lineHeight="1.4"
              {...(hasFacts ? { lineClamp: 2 } : { truncate: true })}
            >
              {college.name}
            </Box>
            <Box textStyle="small" lineHeight="1.25rem" color="fg.muted" truncate>
              {placeLine(college.city, college.state)}
            </Box>
          </Box>
          <Box textStyle="small" lineHeight="1.25rem" color="fg.muted" minW="0">
            <Box truncate>{competitionParts(college).join(' · ')}</Box>
            {hasFacts && <FactLine facts={facts} />}
          </Box>
        </Box>
        {hasFacts && (
          <Box display={{ base: 'none', xl: 'block' }} flex="none" width={`${facts.length * 5.5}rem`}>
            <AlignedFacts facts={facts} columns={facts.length} />
          </Box>
        )}
      </PageLink>
      <Box display={{ base: 'none', md: 'flex' }} justifyContent="flex-end" width={hasFacts ? '5.5rem' : '9.5rem'} flex="none">
        <TeamLinks pathName={college.pathName} sexes={college.sexes} describedBy={nameId} isStacked={hasFacts} />
      </Box>
      {action}
    </Box>
  );
}

function placed({ at, of, top, ref }: RowPlace) {
  return {
    ref,
    'data-index': at - 1,
    'aria-posinset': at,
    'aria-setsize': of,
    position: 'absolute',
    insetX: '0',
    style: { transform: `translateY(${top}px)`, top: 0 },
  } as const;
}
