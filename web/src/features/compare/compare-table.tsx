import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { useDrawings } from './compare-drawings';
import { commonSourceOf, type CompareGroup } from './compare-rows';
import type { CollegeColumn, CompareRow } from './college-column';
import { CollegeHead, SwipeSteps } from './compare-table-head';
import { useSideSwipe } from './use-side-swipe';

interface CompareTableProps {
  readonly colleges: readonly CollegeColumn[];
  readonly groups: readonly CompareGroup[];
  /** What stands below the name of a college. */
  readonly actionOf: (college: CollegeColumn) => ReactNode;
  /** A row before all others, whose cells are no facts of the colleges. */
  readonly first?: { readonly label: string; readonly cellOf: (college: CollegeColumn) => ReactNode } | null;
}

/** The width of a column in a narrow window: two fit, and a swipe brings the others. */
const COLUMN = 'calc((100cqi - 1rem) / 2)';

/** A narrow window has the columns under each fact, a wide one and paper next to it. */
const columnsFor = (count: number) => ({
  display: 'grid',
  width: { base: 'max-content', lg: 'auto' },
  minW: 'full',
  gridTemplateColumns: { base: `repeat(${count}, ${COLUMN})`, lg: `minmax(0, 11rem) repeat(${count}, minmax(0, 1fr))` },
  columnGap: { base: '4', lg: count > 4 ? '3' : '5' },
  css: {
    '@media print': {
      width: 'auto',
      gridTemplateColumns: `minmax(0, 6rem) repeat(${count}, minmax(0, 1fr))`,
      columnGap: '3mm',
    },
  },
});
/** What stays in sight while the columns are swiped. */
const ACROSS = {
  gridColumn: { base: '1 / -1', lg: 'auto' },
  position: { base: 'sticky', lg: 'static' },
  left: '0',
  width: { base: '100cqi', lg: 'auto' },
  css: { '@media print': { gridColumn: 'auto', position: 'static', width: 'auto' } },
} as const;

/**
 * Colleges side by side: a row for each fact, by chapter. Its roles make it a table whatever the window's width. The
 * names stay at the top; narrow windows show two colleges, and a swipe, the buttons or the arrow keys bring the others.
 */
export function CompareTable({ colleges, groups, actionOf, first: firstRow = null }: CompareTableProps) {
  const t = useTranslations();
  const layout = columnsFor(colleges.length);
  const drawingsOf = useDrawings(colleges);
  const { head, body, onScroll, show, first, isWide } = useSideSwipe(colleges.length);
  return (
    <Box role="table" aria-label={t('compare.title')} css={{ containerType: { base: 'inline-size', lg: 'normal' } }}>
      {isWide && <SwipeSteps first={first} count={colleges.length} onStep={show} />}
      <Box
        role="rowgroup"
        ref={head}
        position="sticky"
        top="0"
        zIndex="1"
        bg="bg"
        overflowX={{ base: 'hidden', lg: 'visible' }}
        css={{ '@media print': { position: 'static', overflow: 'visible' } }}
      >
        <Box role="row" {...layout} rowGap="0" py={{ base: '2', lg: '3' }} borderBottomWidth="2px" borderColor="pitch.solid">
          <Box role="columnheader" minW="0" {...ACROSS}>
            <Box srOnly>{t('compare.fact')}</Box>
          </Box>
          {colleges.map((college, index) => (
            <Box key={college._id} role="columnheader" minW="0" onFocus={() => isWide && show(index)}>
              <CollegeHead college={college} action={actionOf(college)} />
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        ref={body}
        position="relative"
        onScroll={onScroll}
        tabIndex={isWide ? 0 : undefined}
        overflowX={{ base: 'auto', lg: 'visible' }}
        css={{
          scrollSnapType: { base: 'x mandatory', lg: 'none' },
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
          '@media print': { overflow: 'visible' },
        }}
      >
        {firstRow !== null && (
          <Box role="rowgroup" mt={{ base: '4', lg: '6' }} data-screen-only="">
            <Box role="row" {...layout} rowGap="2">
              <Box role="rowheader" minW="0" fontWeight="semibold" {...ACROSS}>
                {firstRow.label}
              </Box>
              {colleges.map((college) => (
                <Box key={college._id} role="cell" minW="0" css={{ scrollSnapAlign: 'start' }}>
                  {firstRow.cellOf(college)}
                </Box>
              ))}
            </Box>
          </Box>
        )}
        {groups.map(({ title, rows }) => (
          <Box key={title} role="rowgroup" mt={{ base: '6', lg: '10' }} css={{ '@media print': { marginTop: '6mm' } }}>
            <Box role="row">
              <Box role="rowheader" textStyle="h3" fontFamily="heading" pb="2" {...ACROSS}>
                {t(title)}
              </Box>
            </Box>
            {rows.map((row) => (
              <Box
                key={row.id}
                role="row"
                {...layout}
                rowGap="2"
                py={{ base: '3', lg: '4' }}
                borderTopWidth="1px"
                css={{ ...layout.css, breakInside: 'avoid' }}
              >
                <RowHead row={row} />
                {colleges.map((college, index) => (
                  <Box key={college._id} role="cell" minW="0" css={{ scrollSnapAlign: 'start' }}>
                    <CellValue
                      row={row}
                      index={index}
                      drawing={row.drawing === null ? null : (drawingsOf(row.drawing, row.label)[index] ?? null)}
                    />
                  </Box>
                ))}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The name of a fact, whether the colleges differ in it, and the source that all values have in common. */
function RowHead({ row }: { readonly row: CompareRow }) {
  const t = useTranslations();
  const common = commonSourceOf(row);
  return (
    <Box role="rowheader" minW="0" {...ACROSS}>
      <Box fontWeight="semibold" lineHeight="1.35" overflowWrap="anywhere">
        {row.label}
        {row.isDifferent && (
          <>
            {'\u00a0'}
            <Box as="span" color="pitch.fg" fontWeight="bold" role="img" aria-label={t('compare.differs')}>
              ≠
            </Box>
          </>
        )}
      </Box>
      {common !== null && (
        <Box textStyle="small" lineHeight="1.3" color="fg.muted" mt="0.5" overflowWrap="anywhere">
          {common}
        </Box>
      )}
    </Box>
  );
}

interface CellValueProps {
  readonly row: CompareRow;
  readonly index: number;
  readonly drawing: ReactNode;
}

/** A value as its picture or as text, marked where it is the best, with its source where the others have another. */
function CellValue({ row, index, drawing }: CellValueProps) {
  const t = useTranslations();
  const value = row.values[index] ?? null;
  const isBest = row.isBest[index] === true;
  const source = commonSourceOf(row) === null ? (row.sources[index] ?? null) : null;
  return (
    <>
      {drawing ?? (
        <Box
          fontWeight="medium"
          overflowWrap="anywhere"
          fontVariantNumeric="tabular-nums"
          color={value === null ? 'fg.muted' : 'fg'}
        >
          {value ?? '–'}
        </Box>
      )}
      {isBest && (
        <Box mt="1">
          <Chip tone="pitch">{t('compare.best')}</Chip>
        </Box>
      )}
      {source !== null && (
        <Box textStyle="small" lineHeight="1.3" color="fg.muted" mt="0.5" overflowWrap="anywhere">
          {source}
        </Box>
      )}
    </>
  );
}
