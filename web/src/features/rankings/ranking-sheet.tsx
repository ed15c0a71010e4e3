import { Box } from '@chakra-ui/react/box';
import { FilterDrawer } from '../../components/search/filter-drawer';
import { useTranslations } from '../../i18n/use-translations';
import type { LeaguePage } from '../../lib/addresses/league-pages';
import { RankingActions } from './ranking-actions';
import { type RankingAnswer, type RankingMade, useRankingView } from './ranking-address';
import { RankingFilters } from './ranking-filters';
import { isSeasonal } from './ranking-texts';

/** The id of the filters above the table, which windows under 992 px show only without scripts. */
export const FILTERS_ID = 'ranking-filters';

interface RankingSheetProps {
  readonly answer: RankingAnswer;
  readonly table: RankingMade;
  readonly league: LeaguePage;
}

/**
 * Season, conference, name and what one does with a list, in a sheet: windows under 992 px show the first ranks
 * instead.
 */
export function RankingSheet({ answer, table, league }: RankingSheetProps) {
  const t = useTranslations();
  const { view, linkTo } = useRankingView();
  const isEarlier = isSeasonal(answer) && answer.season !== answer.seasons[0]?.season;
  const chosen = [isEarlier, view.conference !== null, view.search !== ''].filter(Boolean).length;
  return (
    <FilterDrawer
      filtersId={FILTERS_ID}
      buttonText={t('colleges.filtersActive', { count: chosen })}
      title={t('rankings.filters')}
      clear={{
        text: t('colleges.clear'),
        to: linkTo({ ranking: answer.ranking, season: null, conference: null, search: '' }),
      }}
      showText={t('colleges.show', { count: table.total })}
    >
      <RankingFilters answer={answer} />
      <Box display="flex" flexWrap="wrap" gap="3" mt="8">
        <RankingActions answer={answer} league={league} />
      </Box>
    </FilterDrawer>
  );
}
