import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { TeamSex } from '../../lib/addresses/college-address';
import type { Fact } from '../../ui/facts';
import { SkeletonBar, SkeletonCrest, SkeletonRegion } from '../../ui/states/skeletons';
import { COLLEGE_ROW_HEIGHT, CollegeRow } from './college-row';
import { FROM_TABLE, TABLE_WIDTHS } from './table-width';

/** Downloaded on its own: windows below 1440 px do without. */
const CollegeTableHead = lazy(async () => ({ default: (await import('./college-table-head')).CollegeTableHead }));

type CollegeListItem = AnswerOf<'searchColleges'>['items'][number];

interface CollegeListProps {
  readonly items: readonly CollegeListItem[];
  readonly label: string;
  /** The same facts for each college, in the same order. */
  readonly factsOf?: (college: CollegeListItem) => readonly Fact[];
  readonly actionOf?: (college: CollegeListItem) => ReactNode;
  /** What stands under a college. */
  readonly belowOf?: (college: CollegeListItem) => ReactNode;
  /** The team that the list is about, where it is about one. */
  readonly sex?: TeamSex | undefined;
}

const NO_FACTS: readonly Fact[] = [];

/** Colleges as rows of one height, each linking to its page. */
export function CollegeList({ items, label, ...ofRows }: CollegeListProps) {
  const [first] = items;
  const head = first === undefined ? NO_FACTS : (ofRows.factsOf?.(first) ?? NO_FACTS);
  return (
    <>
      {head.length > 0 && (
        <Suspense fallback={null}>
          <CollegeTableHead facts={head} />
        </Suspense>
      )}
      <Box
        as="ul"
        aria-label={label}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        overflow="hidden"
        {...(head.length > 0 ? { css: BELOW_HEAD } : {})}
      >
        {items.map((college) => (
          <Row key={college._id} college={college} {...ofRows} />
        ))}
      </Box>
    </>
  );
}

interface RowProps extends Pick<CollegeListProps, 'factsOf' | 'actionOf' | 'belowOf' | 'sex'> {
  readonly college: CollegeListItem;
}

/** A row that is rendered again only where its college or what it says about it changes. */
const Row = memo(function Row({ college, factsOf, actionOf, belowOf, sex }: RowProps) {
  return (
    <CollegeRow
      college={college}
      facts={factsOf?.(college) ?? NO_FACTS}
      action={actionOf?.(college)}
      below={belowOf?.(college)}
      {...(sex === undefined ? {} : { sex })}
    />
  );
});

/** A list whose head joins it where it is a table. */
export const BELOW_HEAD = { [FROM_TABLE]: { borderRadius: '0 0 var(--tl-radii-card) var(--tl-radii-card)' } } as const;

interface CollegeListSkeletonProps {
  readonly rows: number;
  readonly label: string;
  /** Whether the rows will have facts, which makes them taller. */
  readonly hasFacts?: boolean;
}

/** The placeholder of a list of colleges that is loading, in the size of the final list. */
export function CollegeListSkeleton({ rows, label, hasFacts = false }: CollegeListSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="card" overflow="hidden">
        {Array.from({ length: rows }, (_, row) => (
          <Box
            key={row}
            display="flex"
            alignItems="center"
            gap={{ base: '4', md: '5' }}
            height={COLLEGE_ROW_HEIGHT[hasFacts ? 'withFacts' : 'plain']}
            px={{ base: '4', md: '6' }}
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            {...(hasFacts ? { css: { [FROM_TABLE]: { height: TABLE_WIDTHS.row } } } : {})}
          >
            <SkeletonCrest size={48} />
            <Box flex="1">
              <SkeletonBar width={`${34 + ((row * 17) % 30)}%`} height="1rem" mb="2.5" />
              <SkeletonBar width={`${16 + ((row * 11) % 14)}%`} height="0.8rem" />
            </Box>
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
