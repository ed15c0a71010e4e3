import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { Section } from '../../../ui/page-layout';
import { PhoneFold } from '../../../ui/phone-fold';
import { useLongDate } from '../../../ui/use-dates';
import { useCollegePage } from '../use-college-page';
import { MetCrest, MetName } from './met-teams';
import { recordText, useSeasonTexts } from './season-texts';
import { tableParts } from './table-parts';

/** The widths of the columns next to the team's, so that the parts of a folded table stand in line. */
const WIDTHS = { rank: '2rem', record: { base: '4.5rem', md: '5.5rem' }, goals: '5rem', points: '4.25rem' } as const;

const Cell = chakra('td', {
  base: { py: '1', ps: '3', textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
const Head = chakra('th', {
  base: { pb: '2', ps: '3', textAlign: 'end', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' },
});

type Line = NonNullable<TeamSeason['conference']>['table'][number];

/**
 * The table of the team's conference in a season, the page's team marked; nothing where no conference is known. Phones
 * show the top of it and the team with its neighbors, the rest after a press.
 */
export function ConferenceTable({ season: { conference, season } }: { readonly season: TeamSeason }) {
  const texts = useSeasonTexts();
  const longDate = useLongDate();
  const { college } = useCollegePage();
  if (conference === null) return null;
  const { name, table, lastDay } = conference;
  const title = texts.table(name);
  if (lastDay === null) return <Section title={title}>{texts.noTable}</Section>;
  const own = table.findIndex(({ team }) => team === college._id);
  return (
    <Section title={title} intro={texts.tableNote(longDate(lastDay))}>
      {tableParts(table, own).map(({ lines, isFolded }, index) => {
        const part = <TablePart key={lines[0]?.team} label={title} lines={lines} season={season} hasHead={index === 0} />;
        return isFolded ? (
          <PhoneFold key={lines[0]?.team} label={texts.moreTeams(lines.length)}>
            {part}
          </PhoneFold>
        ) : (
          part
        );
      })}
    </Section>
  );
}

interface TablePartProps {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly season: number;
  /** The first part shows the names of the columns, the others only tell them. */
  readonly hasHead: boolean;
}

function TablePart({ label, lines, season, hasHead }: TablePartProps) {
  const texts = useSeasonTexts();
  const { college } = useCollegePage();
  return (
    <chakra.table width="full" borderCollapse="collapse" tableLayout="fixed" aria-label={label}>
      <chakra.thead {...(hasHead ? {} : { srOnly: true })}>
        <tr>
          <Head scope="col" ps="0" textAlign="start" width={WIDTHS.rank}>
            <Box as="span" srOnly>
              {texts.rank}
            </Box>
          </Head>
          <Head scope="col" ps="0" textAlign="start">
            {texts.team}
          </Head>
          <Head scope="col" width={WIDTHS.record}>
            <abbr title={texts.record}>{texts.recordShort}</abbr>
          </Head>
          <Head scope="col" hideBelow="md" width={WIDTHS.goals}>
            {texts.goalDifference}
          </Head>
          <Head scope="col" width={WIDTHS.points}>
            {texts.points}
          </Head>
        </tr>
      </chakra.thead>
      <tbody>
        {lines.map(({ rank, team, points, goalsFor, goalsAgainst, ...record }) => (
          <chakra.tr
            key={team}
            borderTopWidth="1px"
            bg={team === college._id ? 'pitch.subtle' : 'transparent'}
            breakInside="avoid"
          >
            <Cell ps="1" textAlign="start" color="fg.muted" width={WIDTHS.rank}>
              {rank}
            </Cell>
            <chakra.th scope="row" textAlign="start" fontWeight="semibold" py="1">
              <Box display="flex" alignItems="center" gap="3" minH="10" lineHeight="1.3">
                <MetCrest team={team} size={28} />
                <Box minW="0" overflowWrap="anywhere">
                  <MetName team={team} season={season} />
                </Box>
              </Box>
            </chakra.th>
            <Cell width={WIDTHS.record}>{recordText(record)}</Cell>
            <Cell hideBelow="md" color="fg.muted" width={WIDTHS.goals}>{`${goalsFor}:${goalsAgainst}`}</Cell>
            <Cell fontWeight="semibold" pe="1" width={WIDTHS.points}>
              {points}
            </Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
