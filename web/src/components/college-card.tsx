import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type ReactNode, useId } from 'react';
import { firstTeamAddress } from '../lib/college-address';
import { Chip } from '../ui/chip';
import type { Fact } from '../ui/fact';
import { AlignedFacts } from './aligned-facts';
import { CardFrame, CardLink } from './card-frame';
import { competitionParts, placeLine } from './college-lines';
import { Crest } from './crest/crest';
import { TeamLinks } from './team-links';

interface CollegeCardProps {
  readonly college: AnswerOf<'searchColleges'>['items'][number];
  readonly level?: 'h2' | 'h3';
  /** At most four, the same in every card of a group. */
  readonly facts?: readonly Fact[];
  /** At the top right: save. */
  readonly action?: ReactNode;
}

/** A college as a card: crest, name, place, league with division and conference, facts and its teams; the whole card leads to its page. */
export function CollegeCard({ college, level = 'h3', facts = [], action }: CollegeCardProps) {
  const nameId = useId();
  const competition = competitionParts(college);
  return (
    <CardFrame titleId={nameId}>
      <Box display="flex" gap="4" p="5" pb="4" flex="1">
        <Crest college={college} size={64} />
        <Box flex="1" minW="0">
          <Heading as={level} id={nameId} textStyle="h3" fontSize="1.125rem" lineHeight="1.5rem" lineClamp="2">
            <CardLink to={firstTeamAddress(college)}>{college.name}</CardLink>
          </Heading>
          <Box textStyle="small" color="fg.muted" mt="1" minH="1.25rem" truncate>
            {placeLine(college.city, college.state)}
          </Box>
          {competition.length > 0 && (
            <Box mt="3" display="flex">
              <Chip>{competition.join(' · ')}</Chip>
            </Box>
          )}
        </Box>
        {action !== undefined && (
          <Box position="relative" mt="-2" me="-2" flex="none">
            {action}
          </Box>
        )}
      </Box>
      {facts.length > 0 && (
        <Box borderTopWidth="1px" mx="5" py="3">
          <AlignedFacts facts={facts} columns={2} />
        </Box>
      )}
      {college.sexes.length > 0 && (
        <Box borderTopWidth="1px" mx="5" py="1" position="relative" css={{ '& > div': { marginInlineStart: '-0.75rem' } }}>
          <TeamLinks pathName={college.pathName} sexes={college.sexes} describedBy={nameId} />
        </Box>
      )}
    </CardFrame>
  );
}
