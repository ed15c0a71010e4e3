import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { SeasonGame } from '@touchline/domain/season/season-summary';
import type { AddedMark } from '@touchline/domain/season/added/shown-soccer';
import { useLanguage } from '../../../i18n/language-provider';
import { Section } from '../../../ui/page-layout';
import { PhoneFold } from '../../../ui/phone-fold';
import { useLongDate } from '../../../ui/use-dates';
import { MetCrest, MetName } from './met-teams';
import { useSeasonTexts } from './season-texts';

/** So many matches stand open on phones. */
const MOST_OPEN = 8;

const Cell = chakra('td', { base: { py: '1.5', verticalAlign: 'middle' } });

interface MatchListProps {
  readonly games: readonly SeasonGame[];
  readonly season: number;
  readonly added: readonly AddedMark[];
}

/** Every match of a season; phones show the first ones and the others after a press. */
export function MatchList({ games, season, added }: MatchListProps) {
  const texts = useSeasonTexts();
  const further = games.slice(MOST_OPEN);
  return (
    <Section title={texts.matches}>
      <MatchTable label={texts.matches} games={games.slice(0, MOST_OPEN)} season={season} added={added} />
      {further.length > 0 && (
        <PhoneFold label={texts.showAll(games.length)}>
          <MatchTable label={texts.moreMatches} games={further} season={season} added={added} />
        </PhoneFold>
      )}
    </Section>
  );
}

/** Matches as a table: day, opponent with its rank, where and in what it was played, result. */
function MatchTable({ label, games, season, added }: MatchListProps & { readonly label: string }) {
  const texts = useSeasonTexts();
  const { language } = useLanguage();
  const longDate = useLongDate();
  const sourceOf = ({ day, opponent }: SeasonGame): readonly string[] => {
    const mark = added.find((one) => one.day === day && one.opponent === opponent);
    if (mark === undefined) return [];
    const { official } = mark;
    const other = official === null ? [] : [texts.officialScore(`${official.goalsFor}–${official.goalsAgainst}`)];
    return [texts.addedBy(mark.by, longDate(mark.on)), ...other];
  };
  const shortDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <chakra.table width="full" borderCollapse="collapse" aria-label={label}>
      <Box as="thead" srOnly>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.opponent}</th>
          <th scope="col">{texts.score}</th>
        </tr>
      </Box>
      <tbody>
        {games.map((game) => (
          <chakra.tr key={`${game.day} ${game.opponent}`} borderTopWidth="1px" breakInside="avoid">
            <Cell textStyle="small" color="fg.muted" whiteSpace="nowrap" pe="3" width="4.25rem">
              <time dateTime={game.day}>{shortDate.format(new Date(game.day))}</time>
            </Cell>
            <Cell>
              <Box display="flex" alignItems="center" gap="3" minH="11">
                <MetCrest team={game.opponent} size={28} />
                <Box minW="0" lineHeight="1.3">
                  <Box fontWeight="semibold">
                    <MetName team={game.opponent} season={season} />
                  </Box>
                  <Box textStyle="small" color="fg.muted">
                    {[...detailsOf(game, texts), ...sourceOf(game)].join(' · ')}
                  </Box>
                </Box>
              </Box>
            </Cell>
            <Cell textAlign="end" whiteSpace="nowrap" ps="3" fontVariantNumeric="tabular-nums">
              <Box as="span" fontWeight="semibold">{`${game.goalsFor}–${game.goalsAgainst}`}</Box>{' '}
              <Box
                as="span"
                display="inline-block"
                width="5"
                textAlign="center"
                fontWeight="bold"
                color={game.result === 'win' ? 'pitch.fg' : game.result === 'loss' ? 'fg.error' : 'fg.muted'}
                aria-hidden
              >
                {texts.letters[game.result]}
              </Box>
              <Box as="span" srOnly>
                {texts.results[game.result]}
              </Box>
            </Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function detailsOf(game: SeasonGame, texts: ReturnType<typeof useSeasonTexts>): readonly string[] {
  const { ground, place, kind, opponentRank } = game;
  return [
    place === null ? texts.grounds[ground] : `${texts.grounds[ground]}, ${place}`,
    ...(texts.kinds[kind] === '' ? [] : [texts.kinds[kind]]),
    ...(opponentRank === null ? [] : [texts.rankShort(opponentRank)]),
  ];
}
