import { Box } from '@chakra-ui/react/box';
import { seasonSummary } from '@touchline/domain/season/season-summary';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { competitionParts } from '../../../components/college/college-summary';
import { FarPart } from '../../../ui/far-part';
import { Section } from '../../../ui/page-layout';
import { Blocks } from '../../../ui/tab-layout';
import { useLongDate } from '../../../ui/use-dates';
import { type LoadedSoccer, useCollegePage } from '../use-college-page';
import { ConferenceTable } from './conference-table';
import { HeadToHeads } from './head-to-heads';
import { MatchList } from './match-list';
import { MatchStrip } from './match-strip';
import { MetTeamsContext } from './met-teams';
import { PerMatch } from './per-match';
import { RankLines } from './rank-lines';
import { SeasonFacts, SeasonFurther } from './season-facts';
import { SeasonSwitch } from './season-switch';
import { useSeasonTexts } from './season-texts';

/** The seasons of the chosen team; nothing where no match is known. */
export function SeasonSection({ soccer }: { readonly soccer: LoadedSoccer }) {
  if (soccer.team === null || soccer.team.seasons.length === 0) return null;
  return <PlayedSeasons seasons={soccer.team.seasons} met={soccer.met} />;
}

interface PlayedSeasonsProps {
  readonly seasons: NonNullable<LoadedSoccer['team']>['seasons'];
  readonly met: LoadedSoccer['met'];
}

/**
 * One season of the team, the latest unless the address names another: the record, all matches at a glance and as a
 * list, the conference's table, our RPI, figures next to the division's, and the opponents met most often.
 */
function PlayedSeasons({ seasons, met }: PlayedSeasonsProps) {
  const texts = useSeasonTexts();
  const longDate = useLongDate();
  const { college } = useCollegePage();
  const [query] = useSearchParams();
  const wanted = query.get('season');
  const season = seasons.find((one) => String(one.season) === wanted) ?? seasons[0];
  if (season === undefined) return null;
  const summary = seasonSummary(season, college._id);
  const division = competitionParts({ ...college, league: season.league, division: season.division, conference: null })[0] ?? '';
  const notes = [
    ...(season.isAdded ? [] : [texts.intro(division, season.source)]),
    ...(season.isWhole || season.isAdded ? [] : [texts.endsEarly(longDate(season.lastDay))]),
    ...(season.isWhole && season === seasons[0] ? [texts.latest(season.season, longDate(season.lastDay))] : []),
    ...(season.figures?.isComplete === false ? [texts.incomplete] : []),
  ];
  return (
    <MetTeamsContext value={met}>
      <Section title={texts.title(season.season)} {...(season.isAdded ? { intro: texts.introAdded(division) } : {})}>
        <SeasonSwitch seasons={seasons.map((one) => one.season)} current={season.season} />
        <SeasonFacts season={season} summary={summary} />
        <Box pt="6">
          <MatchStrip games={summary.games} />
        </Box>
        {notes.length > 0 && (
          <Box textStyle="small" color="fg.muted" pt="4" maxW="text">
            {notes.join(' ')}
          </Box>
        )}
        <Box pt={{ base: '8', md: '10' }}>
          <Blocks>
            <Column>
              <FarPart>
                <MatchList games={summary.games} season={season.season} added={season.added} />
              </FarPart>
              <FarPart>
                <SeasonFurther season={season} summary={summary} />
              </FarPart>
              <FarPart>
                <HeadToHeads seasons={seasons} />
              </FarPart>
            </Column>
            <Column>
              <FarPart>
                <ConferenceTable season={season} />
              </FarPart>
              <FarPart>
                <RankLines season={season} seasons={seasons} />
              </FarPart>
              <FarPart>
                <PerMatch season={season} summary={summary} />
              </FarPart>
            </Column>
          </Blocks>
        </Box>
      </Section>
    </MetTeamsContext>
  );
}

/** What stands below one another in one of the two columns. */
function Column({ children }: { readonly children: ReactNode }) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" alignContent="start" gap={{ base: '8', md: '10' }}>
      {children}
    </Box>
  );
}
