import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type ReactNode, useId } from 'react';
import type { To } from 'react-router-dom';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { Chip } from '../../ui/chip';
import type { Fact } from '../../ui/facts';
import { PageLink } from '../../ui/links';
import { AlignedFacts, competitionParts, placeLine, TeamLinks } from './college-summary';
import { Crest } from './crest';

interface CollegeCardProps {
  readonly college: Pick<
    AnswerOf<'searchColleges'>['items'][number],
    | '_id'
    | 'name'
    | 'pathName'
    | 'abbreviation'
    | 'city'
    | 'state'
    | 'league'
    | 'division'
    | 'mensDivision'
    | 'womensDivision'
    | 'conference'
    | 'sexes'
    | 'color'
    | 'secondColor'
  >;
  readonly level?: 'h2' | 'h3';
  /** At most four, the same in every card of a group. */
  readonly facts?: readonly Fact[];
}

/**
 * A college as a card: crest, name, town, league with division and conference, facts and teams. The whole card is a
 * link to its page.
 */
export function CollegeCard({ college, level = 'h3', facts = [] }: CollegeCardProps) {
  const nameId = useId();
  const competition = competitionParts(college);
  return (
    <CardFrame titleId={nameId}>
      <Box display="flex" gap="4" p="5" pb="4" flex="1">
        <Crest college={college} size={64} />
        <Box flex="1" minW="0">
          <Heading as={level} id={nameId} textStyle="h3" fontSize="1.125rem" lineHeight="1.5rem">
            <CardLink to={firstTeamAddress(college)}>{college.name}</CardLink>
          </Heading>
          <Box textStyle="small" color="fg.muted" mt="1" minH="1.25rem">
            {placeLine(college.city, college.state)}
          </Box>
          {competition.length > 0 && (
            <Box mt="3" display="flex">
              <Chip>{competition.join(' · ')}</Chip>
            </Box>
          )}
        </Box>
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

interface CardFrameProps {
  /** Id of the title that names the card. */
  readonly titleId: string;
  readonly children: ReactNode;
}

/** The frame of a card, which reacts to the pointer because the whole card is a link. */
function CardFrame({ titleId, children }: CardFrameProps) {
  return (
    <Box
      as="article"
      aria-labelledby={titleId}
      position="relative"
      height="full"
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      transition="border-color 150ms ease-out, box-shadow 150ms ease-out"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'soft' }}
    >
      {children}
    </Box>
  );
}

interface CardLinkProps {
  readonly to: To;
  readonly children: ReactNode;
}

/** The link in a card's title. It covers the card and shows its focus ring around all of it. */
function CardLink({ to, children }: CardLinkProps) {
  return (
    <PageLink
      to={to}
      _hover={{ textDecoration: 'none' }}
      _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
      _focusVisible={{
        outline: 'none',
        _before: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
      }}
    >
      {children}
    </PageLink>
  );
}
