import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats } from '../../i18n/use-translations';
import { SiteLink } from '../../ui/links';
import { type RankingAnswer, type RankingMade, useRankingView } from './ranking-address';
import { columnsOf, type RankingColumn } from './ranking-columns';
import { RankingLine } from './ranking-line';

const HeadCell = chakra('th', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'bg.panel',
    height: '11',
    px: '2',
    textStyle: 'small',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textAlign: 'start',
    lineHeight: '1.2',
    whiteSpace: { base: 'normal', md: 'nowrap' },
    boxShadow: 'inset 0 -1px 0 {colors.border}',
  },
});

const SortLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    textAlign: 'inherit',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

interface RankingTableProps {
  readonly answer: RankingAnswer;
  readonly table: RankingMade;
  readonly caption: string;
}

/**
 * A league table: 44-px rows, tabular numbers, a head that stays in sight. Phones show rank, crest, short name and what
 * the list measures; the rest of a line opens under it.
 */
export function RankingTable({ answer, table, caption }: RankingTableProps) {
  const { t, formatNumber } = useFormats();
  const { language } = useLanguage();
  const { view } = useRankingView();
  const columns = columnsOf(answer.ranking, table, view.conference !== null);
  const moves = table.items.some(({ previousRank }) => previousRank !== null);
  const formats = { formatNumber, language, list: answer.ranking };
  const leaderList = answer.ranking === 'improved' || answer.ranking === 'defence' ? answer.ranking : 'attack';
  const labelOf = ({ name }: RankingColumn) => {
    if (name === 'rating') return t(`rankings.rating.${answer.ranking}`);
    return name === 'lead' ? t(`rankings.lead.${leaderList}`) : t(`rankings.column.${name}`);
  };
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="card" css={{ overflow: 'clip' }}>
      <chakra.table width="full" css={{ borderCollapse: 'collapse' }}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <SortCell column={{ sort: 'rank', isNumber: true }} text={t('rankings.rank')} isRank />
            {moves && (
              <HeadCell scope="col" display={{ base: 'none', md: 'table-cell' }}>
                {t('rankings.movement')}
              </HeadCell>
            )}
            <SortCell column={{ sort: 'name', isNumber: false }} text={t('rankings.college')} />
            {columns.map((column, index) => (
              <SortCell key={column.name} column={column} text={labelOf(column)} display={displayOf(column, index)} />
            ))}
            <HeadCell scope="col" px="0" width="12">
              <Box as="span" srOnly>
                {t('rankings.more')}
              </Box>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {table.items.map((team) => (
            <RankingLine
              key={`${team.college?._id ?? ''} ${team.name} ${team.state ?? ''}`}
              team={team}
              sex={answer.sex}
              moves={moves}
              cells={columns.map((column, index) => ({
                ...column,
                label: labelOf(column),
                text: column.textOf(team, formats),
                display: displayOf(column, index),
              }))}
            />
          ))}
        </tbody>
      </chakra.table>
      {columns.some(({ name }) => name === 'netPrice') && (
        <Box textStyle="small" color="fg.muted" px="4" py="3" borderTopWidth="1px">
          {t('rankings.netPriceCounts')}
        </Box>
      )}
    </Box>
  );
}

/** Phones have room for the first column, tablets for the conference too, wide windows for all. */
function displayOf({ name }: RankingColumn, index: number) {
  if (index === 0) return 'table-cell';
  if (name === 'conference' || name === 'venue' || name === 'titles') return { base: 'none', md: 'table-cell' };
  return { base: 'none', lg: 'table-cell' };
}

interface SortCellProps {
  readonly column: Pick<RankingColumn, 'sort' | 'isNumber'>;
  readonly text: string;
  readonly display?: ReturnType<typeof displayOf>;
  readonly isRank?: boolean;
}

/** The head of a column; where it can be sorted by, a link to that order, and from there to its reverse. */
function SortCell({ column: { sort, isNumber }, text, display = 'table-cell', isRank = false }: SortCellProps) {
  const { view, linkTo } = useRankingView();
  const isSorted = sort !== null && (view.sort ?? 'rank') === sort;
  const Icon = view.isReverse ? ChevronUp : ChevronDown;
  return (
    <HeadCell
      scope="col"
      display={display}
      textAlign={isNumber ? 'end' : 'start'}
      {...(isRank ? { ps: { base: '3', md: '5' }, width: '1%' } : {})}
      aria-sort={isSorted ? (view.isReverse ? 'descending' : 'ascending') : undefined}
    >
      {sort === null ? (
        text
      ) : (
        <SortLink
          to={linkTo({ sort: sort === 'rank' ? null : sort, isReverse: isSorted && !view.isReverse })}
          state={{ preserveScroll: true }}
          replace
        >
          {text}
          {isSorted && (view.sort !== null || view.isReverse) && <Icon size={14} strokeWidth={2} aria-hidden />}
        </SortLink>
      )}
    </HeadCell>
  );
}
