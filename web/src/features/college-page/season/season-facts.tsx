import { Box } from '@chakra-ui/react/box';
import type { SeasonSummary } from '@touchline/domain/season/season-summary';
import { longestRuns } from '@touchline/domain/season/team-games';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { useFormats } from '../../../i18n/use-translations';
import { type Fact, FactRow, type FactRowLayout } from '../../../ui/facts';
import { MetName } from './met-teams';
import { recordText, type SeasonTexts, useSeasonTexts } from './season-texts';

interface SeasonFactsProps {
  readonly season: TeamSeason;
  readonly summary: SeasonSummary;
}

/** Phones show the facts in two columns, so that none is out of sight; one alone in the last row has all of it. */
const TWO_COLUMNS: FactRowLayout = {
  row: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: { base: '4', md: '0' },
    minW: '0',
    py: { base: '3', md: '0' },
  },
  fact: {
    minW: { base: '0', md: 'min-content' },
    px: { base: '0', md: '4', lg: '6' },
    my: { base: '2', md: '5' },
    borderLeftWidth: { base: '0', md: '1px' },
    css: {
      '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
      '& dd': { whiteSpace: { base: 'normal', md: 'nowrap' } },
    },
  },
};

/** The season in a row of large numbers: record, conference, our RPI, goals, national tournament. */
export function SeasonFacts({
  season: { conference, rpi, national },
  summary: { all, conference: inConference },
}: SeasonFactsProps) {
  const texts = useSeasonTexts();
  const { formatNumber } = useFormats();
  const facts: readonly Fact[] = [
    { label: texts.record, value: recordText(all) },
    ...(conference === null || inConference === null
      ? []
      : [{ label: texts.inConference(conference.shortName), value: recordText(inConference) }]),
    ...(rpi === null ? [] : [{ label: texts.rpi, value: formatNumber(rpi.rank), note: texts.rpiOf(rpi.teams) }]),
    { label: texts.goals, value: `${all.goalsFor}:${all.goalsAgainst}`, note: texts.goalsNote(all.cleanSheets) },
    ...(national === null ? [] : [nationalFact(national, texts)]),
  ];
  return <FactRow label={texts.record} facts={facts} layout={TWO_COLUMNS} />;
}

function nationalFact({ level, isChampion }: NonNullable<TeamSeason['national']>, texts: SeasonTexts): Fact {
  const value = isChampion === true ? texts.champion : texts.level(level);
  return { label: texts.national, value, ...(isChampion === null ? { note: texts.penalties } : {}) };
}

/** What else the matches tell: home and away, the best win, the strength of the schedule, the longest runs. */
export function SeasonFurther({ season: { rpi, season }, summary: { home, away, bestWin, games } }: SeasonFactsProps) {
  const texts = useSeasonTexts();
  const runs = longestRuns(games);
  const rows = [
    { label: texts.grounded, value: texts.groundedSentence(recordText(home), recordText(away)) },
    ...(bestWin === null
      ? []
      : [
          {
            label: texts.bestWin,
            value: (
              <>
                {`${bestWin.goalsFor}–${bestWin.goalsAgainst} · `}
                <MetName team={bestWin.opponent} season={season} />
                {bestWin.opponentRank === null ? '' : ` · ${texts.rankOf(bestWin.opponentRank)}`}
              </>
            ),
          },
        ]),
    ...(rpi === null ? [] : [{ label: texts.schedule, value: texts.scheduleNote(rpi.schedule.rank, rpi.teams) }]),
    { label: texts.runs, value: texts.runsNote(runs.wins, runs.unbeaten) },
  ];
  return (
    <Box as="dl" display="grid" gap="0">
      {rows.map(({ label, value }) => (
        <Box key={label} borderTopWidth="1px" py="2.5">
          <Box as="dt" textStyle="small" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" fontWeight="semibold" lineHeight="1.4">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
