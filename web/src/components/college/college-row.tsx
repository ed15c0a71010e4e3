import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type ReactNode, type Ref, useId } from 'react';
import { firstTeamAddress, type TeamSex } from '../../lib/addresses/college-address';
import type { Fact } from '../../ui/facts';
import { AlignedFacts, CollegeLink, competitionParts, placeLine, TeamLinks } from './college-summary';
import { Crest } from './crest';
import { FROM_TABLE, TABLE_WIDTHS } from './table-width';

/**
 * The height of a row with and without facts, shared with its skeleton. With facts a name may take two lines, because
 * many names begin alike.
 */
export const COLLEGE_ROW_HEIGHT = {
  plain: { base: '6.5rem', md: '5.25rem' },
  withFacts: { base: '7.5rem', md: '6.5rem' },
} as const;

/** The position of a row in a virtualized list. */
interface RowPosition {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  /** Pixels below the list's upper edge. */
  readonly top: number;
  readonly ref: Ref<HTMLLIElement>;
}

interface CollegeRowProps {
  readonly college: AnswerOf<'searchColleges'>['items'][number];
  /** At most four, the same in every row: a table from 1440 px, aligned from 1280 px, below that in one line. */
  readonly facts?: readonly Fact[];
  /** At the right end: the save button. */
  readonly action?: ReactNode;
  /** A line under everything else, over the whole width. */
  readonly below?: ReactNode;
  readonly position?: RowPosition;
  /** The team that the list is about: the row leads to it, and shows the division in place of the links to teams. */
  readonly sex?: TeamSex;
}

/**
 * One college of a list: crest, name, town, league with division and conference, facts and teams. All rows have one
 * height.
 */
export function CollegeRow({ college, facts = [], action, below, position, sex }: CollegeRowProps) {
  const nameId = useId();
  const hasFacts = facts.length > 0;
  return (
    <Box
      as="li"
      display="flex"
      flexWrap={below === undefined ? 'nowrap' : 'wrap'}
      alignItems="center"
      minH={COLLEGE_ROW_HEIGHT[hasFacts ? 'withFacts' : 'plain']}
      pe={{ base: '1', md: '3' }}
      borderTopWidth="1px"
      transition="background 150ms ease-out"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
      {...(hasFacts ? { css: { [FROM_TABLE]: { minHeight: TABLE_WIDTHS.row } } } : {})}
      {...(position === undefined ? {} : positionProps(position))}
    >
      <CollegeLink
        to={firstTeamAddress(college, sex)}
        flex="1"
        minW="0"
        alignSelf="stretch"
        py="2"
        display="flex"
        alignItems="center"
        gap={{ base: '4', md: '5' }}
        ps={{ base: '4', md: '6' }}
        pe="4"
        {...(hasFacts ? { css: { [FROM_TABLE]: { gap: '1rem' } } } : {})}
        borderRadius="0"
        _hover={{ textDecoration: 'none' }}
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box data-travels="crest" width="10" display="flex" justifyContent="center" flex="none">
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
          {...(hasFacts ? { css: { [FROM_TABLE]: { display: 'contents' } } } : {})}
        >
          <Box minW="0" flex="1">
            <Box
              id={nameId}
              data-travels="name"
              width="fit-content"
              fontWeight="semibold"
              fontSize={hasFacts ? { base: '1.0625rem', xl: '1rem' } : '1.0625rem'}
              lineHeight="1.4"
            >
              {college.name}
            </Box>
            <Box textStyle="small" lineHeight="1.25rem" color="fg.muted">
              {placeLine(college.city, college.state)}
            </Box>
          </Box>
          <Box
            textStyle="small"
            lineHeight="1.25rem"
            color="fg.muted"
            minW="0"
            {...(hasFacts ? { css: { [FROM_TABLE]: { order: -1, flex: 'none', width: TABLE_WIDTHS.league } } } : {})}
          >
            <Competition parts={competitionParts(college, sex)} />
            {hasFacts && <FactLine facts={facts} />}
          </Box>
        </Box>
        {hasFacts && (
          <Box
            display={{ base: 'none', xl: 'block' }}
            flex="none"
            width={`${facts.length * 5.5}rem`}
            css={{ [FROM_TABLE]: { width: TABLE_WIDTHS.facts, '& dt': CAPTION_OF_HEAD } }}
          >
            <AlignedFacts facts={facts} columns={facts.length} />
          </Box>
        )}
      </CollegeLink>
      <Box
        display={{ base: 'none', md: 'flex' }}
        justifyContent="flex-end"
        width={hasFacts ? TABLE_WIDTHS.teams : '9.5rem'}
        flex="none"
      >
        {sex === undefined ? (
          <TeamLinks pathName={college.pathName} sexes={college.sexes} describedBy={nameId} isStacked={hasFacts} />
        ) : (
          <Division level={competitionParts(college, sex)[0]} />
        )}
      </Box>
      {action}
      {below !== undefined && (
        <Box flex="0 0 100%" minW="0" ps={{ base: '4', md: '6' }} pb="1">
          {below}
        </Box>
      )}
    </Box>
  );
}

/** The table has its captions once, in its head; screen readers hear them with each number. */
const CAPTION_OF_HEAD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** League with division, and conference: in one line, in a table one below the other. */
function Competition({ parts }: { readonly parts: readonly string[] }) {
  return (
    <Box>
      {parts.map((part, at) => (
        <Box as="span" key={part} css={{ [FROM_TABLE]: { display: 'block', ...(at === 0 ? FIRST_OF_TABLE : {}) } }}>
          {at > 0 && (
            <Box as="span" css={{ [FROM_TABLE]: { display: 'none' } }}>
              {' · '}
            </Box>
          )}
          {part}
        </Box>
      ))}
    </Box>
  );
}

const FIRST_OF_TABLE = { fontWeight: 600, color: 'fg' } as const;

/** The division in which a team plays, or the league where it has none. */
function Division({ level }: { readonly level: string | undefined }) {
  return (
    <Box textStyle="small" fontWeight="semibold" fontVariantNumeric="tabular-nums" pe="3">
      {level}
    </Box>
  );
}

function positionProps({ at, of, top, ref }: RowPosition) {
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

/**
 * The known facts in a quiet line, where there is no room to align them: at most three, two on a phone. A line breaks
 * between facts, never between a label and its number.
 */
function FactLine({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null).slice(0, 3);
  return (
    <Box display={{ base: 'block', xl: 'none' }} fontVariantNumeric="tabular-nums" minH="1.25rem">
      {known.map(({ label, value }, at) => (
        <Box as="span" key={label} display={at > 1 ? { base: 'none', sm: 'inline' } : 'inline'}>
          {at > 0 && ' · '}
          {label}
          {'\u00a0'}
          <Box as="span" fontWeight="medium" color="fg" whiteSpace="nowrap">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
