import { Box } from '@chakra-ui/react/box';
import type { SeasonSummary } from '@touchline/domain/season/season-summary';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { NumberFigure } from '../../../components/numbers/number-figure';
import { useFormats } from '../../../i18n/use-translations';
import { useSeasonTexts } from './season-texts';

interface PerMatchProps {
  readonly season: TeamSeason;
  readonly summary: SeasonSummary;
}

const NUMBERS = ['goalsFor', 'goalsAgainst', 'shots', 'shotsAgainst'] as const;

/** Goals and shots in a match as bars, each with a mark at the median of the division; unknown ones are left out. */
export function PerMatch({ season: { figures, medians }, summary: { games, all } }: PerMatchProps) {
  const texts = useSeasonTexts();
  const { formatNumber } = useFormats();
  if (games.length === 0 || medians.goalsFor === null) return null;
  const text = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shots = figures?.isComplete === true ? figures : null;
  const counted = { ...{ goalsFor: all.goalsFor, goalsAgainst: all.goalsAgainst }, ...{ shots: shots?.shots ?? null } };
  const sums = { ...counted, shotsAgainst: shots?.shotsAgainst ?? null };
  const bars = NUMBERS.flatMap((name) => {
    const [sum, median] = [sums[name], medians[name]];
    return sum === null || median === null ? [] : [{ name, value: sum / games.length, median }];
  });
  const widest = (name: (typeof NUMBERS)[number]) =>
    Math.max(...bars.filter((bar) => bar.name.startsWith(name.slice(0, 5))).flatMap(({ value, median }) => [value, median]));
  return (
    <NumberFigure
      title={texts.perMatch}
      sentence={texts.perMatchSentence(text(all.goalsFor / games.length), text(medians.goalsFor))}
      source={texts.perMatchSource}
      rows={bars.flatMap(({ name, value, median }): (readonly [string, string])[] => [
        [texts.perMatchOf[name], text(value)],
        [`${texts.perMatchOf[name]}: ${texts.median}`, text(median)],
      ])}
    >
      <Box display="grid" gap="3">
        {bars.map(({ name, value, median }) => (
          <div key={name}>
            <Box display="flex" justifyContent="space-between" gap="4" textStyle="small">
              <span>{texts.perMatchOf[name]}</span>
              <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {text(value)}
              </Box>
            </Box>
            <Box position="relative" height="3" borderRadius="pill" bg="bg.muted" mt="1">
              <Box
                height="full"
                borderRadius="pill"
                bg={name.endsWith('Against') ? 'border.emphasized' : 'pitch.solid'}
                style={{ width: `${(95 * value) / widest(name)}%` }}
              />
              <Box
                position="absolute"
                top="-1"
                bottom="-1"
                width="2px"
                bg="fg"
                style={{ left: `${(95 * median) / widest(name)}%` }}
              />
            </Box>
          </div>
        ))}
      </Box>
    </NumberFigure>
  );
}
