import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { Section } from '../../../ui/page-layout';
import { useLongDate } from '../../../ui/use-dates';
import { useCollegePage } from '../use-college-page';
import { MetCrest, MetName } from './met-teams';
import { recordText, useSeasonTexts } from './season-texts';

const Cell = chakra('td', {
  base: { py: '1', ps: '3', textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
const Head = chakra('th', {
  base: { pb: '2', ps: '3', textAlign: 'end', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' },
});

/** The table of the team's conference in a season, the page's team marked; nothing where no conference is known. */
export function ConferenceTable({ season: { conference, season } }: { readonly season: TeamSeason }) {
  const texts = useSeasonTexts();
  const longDate = useLongDate();
  const { college } = useCollegePage();
  if (conference === null) return null;
  const { name, table, lastDay } = conference;
  const title = texts.table(name);
  if (lastDay === null) return <Section title={title}>{texts.noTable}</Section>;
  return (
    <Section title={title} intro={texts.tableNote(longDate(lastDay))}>
      <chakra.table width="full" borderCollapse="collapse" aria-label={title}>
        <thead>
          <tr>
            <Head scope="col" ps="0" textAlign="start">
              <Box as="span" srOnly>
                {texts.rank}
              </Box>
            </Head>
            <Head scope="col" ps="0" textAlign="start">
              {texts.team}
            </Head>
            <Head scope="col">
              <abbr title={texts.record}>{texts.recordShort}</abbr>
            </Head>
            <Head scope="col" hideBelow="md">
              {texts.goalDifference}
            </Head>
            <Head scope="col">{texts.points}</Head>
          </tr>
        </thead>
        <tbody>
          {table.map(({ rank, team, points, goalsFor, goalsAgainst, ...record }) => (
            <chakra.tr
              key={team}
              borderTopWidth="1px"
              bg={team === college._id ? 'pitch.subtle' : 'transparent'}
              breakInside="avoid"
            >
              <Cell ps="1" textAlign="start" color="fg.muted" width="2rem">
                {rank}
              </Cell>
              <chakra.th scope="row" textAlign="start" fontWeight="semibold" py="1">
                <Box display="flex" alignItems="center" gap="3" minH="10" lineHeight="1.3">
                  <MetCrest team={team} size={28} />
                  <Box minW="0">
                    <MetName team={team} season={season} />
                  </Box>
                </Box>
              </chakra.th>
              <Cell>{recordText(record)}</Cell>
              <Cell hideBelow="md" color="fg.muted">{`${goalsFor}:${goalsAgainst}`}</Cell>
              <Cell fontWeight="semibold" pe="1">
                {points}
              </Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Section>
  );
}
