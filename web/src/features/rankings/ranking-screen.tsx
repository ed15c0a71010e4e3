import { Box } from '@chakra-ui/react/box';
import { useRevalidator } from 'react-router-dom';
import { RANKING_PAGE_SIZE } from '@touchline/domain/ranking/ranking-sorts';
import { useTranslations } from '../../i18n/use-translations';
import type { LeaguePage } from '../../lib/addresses/league-pages';
import { leagueAddress } from '../../lib/addresses/college-address';
import { coachRulesAddress } from '../../lib/addresses/rules-address';
import { PageLink } from '../../ui/links';
import { FailedState } from '../../ui/states/failures';
import { Content } from '../../ui/page-layout';
import { Pagination } from '../../ui/pagination';
import { RankingActions } from './ranking-actions';
import { type RankingAnswer, tableOf, useRankingView } from './ranking-address';
import { LeagueTabs, ListChoice, SexChoice } from './ranking-choice';
import { RankingFilters } from './ranking-filters';
import { RankingHead } from './ranking-head';
import { FILTERS_ID, RankingSheet } from './ranking-sheet';
import { EmptyRanking, NothingFound } from './empty-ranking';
import { RankingTable } from './ranking-table';
import { leagueLabel, rankingTitle } from './ranking-texts';

interface RankingScreenProps {
  readonly league: LeaguePage;
  readonly answer: RankingAnswer | null;
  readonly failure: unknown;
}

/** A ranking of a league and division; its whole state is in the address. */
export function RankingScreen({ league, answer, failure }: RankingScreenProps) {
  const t = useTranslations();
  const { revalidate, state } = useRevalidator();
  return (
    <Content py={{ base: '3', md: '10' }}>
      <LeagueTabs current={league} />
      {answer === null ? (
        <FailedState failure={failure} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
      ) : (
        <Loaded answer={answer} league={league} />
      )}
      <Box display="grid" justifyItems="start" mt="6">
        {[
          { to: coachRulesAddress(league.league, league.division), text: t('rankings.rules', { league: leagueLabel(league) }) },
          { to: leagueAddress('usports'), text: t('rankings.usports') },
        ].map(({ to, text }) => (
          <PageLink key={text} to={to} display="inline-flex" alignItems="center" minH="11" textDecoration="underline">
            {text}
          </PageLink>
        ))}
      </Box>
    </Content>
  );
}

function Loaded({ answer, league }: { readonly answer: RankingAnswer; readonly league: LeaguePage }) {
  const t = useTranslations();
  const { view, linkTo } = useRankingView();
  const table = tableOf(answer, view.maker);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '3', md: '6' }} mt={{ base: '3', md: '6' }}>
      <RankingHead answer={answer} table={table} />
      <Box display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <Box flex={{ base: '1', md: 'none' }} minW="0">
          <SexChoice answer={answer} />
        </Box>
        {table !== null && (
          <>
            <Box hideBelow="lg" display="flex" flexWrap="wrap" gap="3">
              <RankingActions answer={answer} league={league} />
            </Box>
            <RankingSheet answer={answer} table={table} league={league} />
          </>
        )}
      </Box>
      <ListChoice answer={answer} />
      {table === null ? (
        <EmptyRanking answer={answer} />
      ) : (
        <>
          <Box id={FILTERS_ID} data-shown-by-link="" hideBelow="lg">
            <RankingFilters answer={answer} />
          </Box>
          <Box role="status" textStyle="small" color="fg.muted" minH="1.3125rem">
            {t('rankings.count', { total: table.total, teams: table.teams })}
          </Box>
          {table.items.length === 0 ? (
            <NothingFound />
          ) : (
            <RankingTable answer={answer} table={table} caption={rankingTitle(answer, t)} />
          )}
          <Pagination page={answer.page} pages={Math.ceil(table.total / RANKING_PAGE_SIZE)} toPage={(page) => linkTo({ page })} />
        </>
      )}
    </Box>
  );
}
