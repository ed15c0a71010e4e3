import { Box } from '@chakra-ui/react/box';
import { COMPARED_AT_MOST } from '@touchline/domain/college/comparison/compare-address';
import type { ReactNode } from 'react';
import { Crest } from '../../components/college/crest';
import { competitionParts, placeLine } from '../../components/college/college-summary';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { Chip } from '../../ui/chip';
import { PageLink } from '../../ui/links';
import { useDrawings } from './compare-drawings';
import { commonSourceOf, type CompareGroup } from './compare-rows';
import { type CollegeColumn, competitionOf, type CompareRow } from './college-column';

interface CompareTableProps {
  readonly colleges: readonly CollegeColumn[];
  readonly groups: readonly CompareGroup[];
  /** What stands in the corner of the head of a college. */
  readonly actionOf: (college: CollegeColumn) => ReactNode;
}

/** A narrow window has two columns under each fact, a wide one and paper a column for each college. */
const columnsFor = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: `minmax(0, 11rem) repeat(${count}, minmax(0, 1fr))` },
  columnGap: { base: '4', lg: count > 4 ? '3' : '5' },
  css: { '@media print': { gridTemplateColumns: `minmax(0, 6rem) repeat(${count}, minmax(0, 1fr))`, columnGap: '3mm' } },
});
const ACROSS = { gridColumn: { base: '1 / -1', lg: 'auto' }, css: { '@media print': { gridColumn: 'auto' } } } as const;

/** Narrow windows leave out what they have no room for. */
const shownFrom = (index: number) =>
  index < COMPARED_AT_MOST.narrow
    ? {}
    : { display: { base: 'none', lg: 'block' }, css: { '@media print': { display: 'block' } } };

/** Colleges side by side: a row for each fact, by chapter. Its roles make it a table whatever the window's width. */
export function CompareTable({ colleges, groups, actionOf }: CompareTableProps) {
  const t = useTranslations();
  const layout = columnsFor(colleges.length);
  const drawingsOf = useDrawings(colleges);
  return (
    <Box role="table" aria-label={t('compare.title')}>
      <Box
        role="rowgroup"
        position={{ lg: 'sticky' }}
        top="0"
        zIndex="1"
        bg="bg"
        css={{ '@media print': { position: 'static' } }}
      >
        <Box role="row" {...layout} rowGap="3" py="3" borderBottomWidth="2px" borderColor="pitch.solid">
          <Box role="columnheader" minW="0" {...ACROSS}>
            <Box srOnly>{t('compare.fact')}</Box>
          </Box>
          {colleges.map((college, index) => (
            <Box key={college._id} role="columnheader" minW="0" {...shownFrom(index)}>
              <CollegeHead college={college} action={actionOf(college)} />
            </Box>
          ))}
        </Box>
      </Box>
      {groups.map(({ title, rows }) => (
        <Box key={title} role="rowgroup" mt="10" css={{ '@media print': { marginTop: '6mm' } }}>
          <Box role="row">
            <Box role="rowheader" textStyle="h3" fontFamily="heading" pb="2">
              {t(title)}
            </Box>
          </Box>
          {rows.map((row) => (
            <Box
              key={row.id}
              role="row"
              {...layout}
              rowGap="2"
              py="4"
              borderTopWidth="1px"
              css={{ ...layout.css, breakInside: 'avoid' }}
            >
              <RowHead row={row} />
              {colleges.map((college, index) => (
                <Box key={college._id} role="cell" minW="0" {...shownFrom(index)}>
                  <Box hideFrom="lg" aria-hidden textStyle="small" color="fg.muted" lineHeight="1.3" mb="1" data-screen-only="">
                    {college.shortName ?? college.name}
                  </Box>
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
  );
}

/** Crest and action in one line, and below it the name in the whole width of the column. */
const HEAD_AREAS = '"crest action" "name name"';

function CollegeHead({ college, action }: { readonly college: CollegeColumn; readonly action: ReactNode }) {
  const { address } = college;
  return (
    <Box display="grid" gridTemplateAreas={HEAD_AREAS} gridTemplateColumns="minmax(0, 1fr) auto" rowGap="2" alignItems="center">
      <Box gridArea="crest" lineHeight="0">
        <Crest college={college} size={40} />
      </Box>
      <Box gridArea="name" minW="0">
        <PageLink
          to={firstTeamAddress({ pathName: college.pathName, sexes: college.teams.map(({ sex }) => sex) })}
          display="inline-block"
          fontWeight="semibold"
          lineHeight="1.25"
          overflowWrap="anywhere"
        >
          {college.name}
        </PageLink>
        <Box textStyle="small" lineHeight="1.3" color="fg.muted" mt="0.5">
          {[placeLine(address.locality, address.administrative_area_level_1), ...competitionParts(competitionOf(college))]
            .filter((part) => part !== '')
            .join(' · ')}
        </Box>
      </Box>
      <Box gridArea="action">{action}</Box>
    </Box>
  );
}

/** The name of a fact, whether the colleges differ in it, and the source that all values have in common. */
function RowHead({ row }: { readonly row: CompareRow }) {
  const t = useTranslations();
  const common = commonSourceOf(row);
  return (
    <Box role="rowheader" minW="0" {...ACROSS}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <Box as="span" fontWeight="semibold" lineHeight="1.35" overflowWrap="anywhere">
          {row.label}
        </Box>
        {row.isDifferent && (
          <Box as="span" color="pitch.fg" fontWeight="bold" role="img" aria-label={t('compare.differs')}>
            ≠
          </Box>
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
