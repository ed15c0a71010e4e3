import { Box } from '@chakra-ui/react/box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CollegeActions } from '../../components/college/college-actions';
import { BELOW_HEAD } from '../../components/college/college-list';
import { CollegeRow } from '../../components/college/college-row';
import { CollegeTableHead } from '../../components/college/college-table-head';
import type { TeamSex } from '../../lib/addresses/college-address';
import type { Fact } from '../../ui/facts';

const ROW_PX = 104;
const OVERSCAN_ROWS = 10;

interface AllCollegesProps {
  readonly items: readonly CollegeListItem[];
  readonly label: string;
  readonly factsOf: (college: CollegeListItem) => readonly Fact[];
  readonly sex?: TeamSex | undefined;
  /** What stands under a college. */
  readonly belowOf?: (college: CollegeListItem) => ReactNode;
}

/**
 * Any number of colleges as one virtual list: only the rows near the window are rendered, and each has its position.
 */
export function AllColleges({ items, label, factsOf, sex, belowOf }: AllCollegesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  }, [items]);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin,
    getItemKey: (at) => items[at]?._id ?? at,
  });
  const [first] = items;
  return (
    <>
      {first !== undefined && <CollegeTableHead facts={factsOf(first)} />}
      <Box
        as="ul"
        ref={list}
        aria-label={label}
        position="relative"
        height={`${rows.getTotalSize()}px`}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        overflow="hidden"
        css={BELOW_HEAD}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const college = items[index];
          return college === undefined ? null : (
            <CollegeRow
              key={key}
              college={college}
              facts={factsOf(college)}
              {...(sex === undefined ? {} : { sex })}
              below={belowOf?.(college)}
              action={<CollegeActions collegeId={college._id} name={college.name} />}
              position={{ at: index + 1, of: items.length, top: start - scrollMargin, ref: rows.measureElement }}
            />
          );
        })}
      </Box>
    </>
  );
}
