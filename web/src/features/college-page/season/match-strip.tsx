import { Box } from '@chakra-ui/react/box';
import type { SeasonGame } from '@touchline/domain/season/season-summary';
import type { GameResult } from '@touchline/domain/season/team-games';
import { MetCrest, useMetTeam } from './met-teams';
import { useSeasonTexts } from './season-texts';

/** How a result looks: a win is filled, a tie outlined, a loss dashed, so that nothing depends on colour. */
const LOOKS = {
  win: { bg: 'pitch.solid', color: 'pitch.contrast', borderColor: 'pitch.solid' },
  tie: { bg: 'bg.muted', color: 'fg', borderColor: 'border.emphasized' },
  loss: { bg: 'bg', color: 'fg.error', borderColor: 'fg.error' },
} as const satisfies Record<GameResult, object>;

/**
 * All matches of a season at a glance: result, crest of the opponent, score. The list below says it to screen readers.
 */
export function MatchStrip({ games }: { readonly games: readonly SeasonGame[] }) {
  const texts = useSeasonTexts();
  const metTeam = useMetTeam();
  return (
    <Box as="figure" aria-hidden>
      <Box as="figcaption" textStyle="small" color="fg.muted" pb="2">
        {texts.strip(games.length)}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3px">
        {games.map((game) => (
          <Box
            key={`${game.day} ${game.opponent}`}
            title={`${game.day} ${metTeam(game.opponent).name}`}
            width="2.625rem"
            borderWidth="1px"
            borderRadius="l1"
            overflow="hidden"
            textAlign="center"
            fontVariantNumeric="tabular-nums"
            breakInside="avoid"
          >
            <Box {...LOOKS[game.result]} borderBottomWidth="1px" fontSize="0.8125rem" fontWeight="bold" lineHeight="1.5rem">
              {texts.letters[game.result]}
            </Box>
            <Box display="flex" justifyContent="center" py="1.5">
              <MetCrest team={game.opponent} size={30} />
            </Box>
            <Box fontSize="0.8125rem" lineHeight="1.25rem" pb="1">
              {`${game.goalsFor}–${game.goalsAgainst}`}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
