import { Box } from '@chakra-ui/react/box';
import type { SeasonSummary } from '@touchline/domain/season/season-summary';
import type { TeamSeason } from '@touchline/domain/season/team-season';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
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
            <svg width="100%" height="20" focusable="false" style={{ display: 'block' }}>
              <rect y="4" width="100%" height="12" rx="6" fill={INK.soft} />
              <rect
                y="4"
                width={`${(95 * value) / widest(name)}%`}
                height="12"
                rx="6"
                fill={name.endsWith('Against') ? INK.line : INK.strong}
              />
              <rect x={`${(95 * median) / widest(name)}%`} width="2" height="20" fill={INK.text} />
            </svg>
          </div>
        ))}
      </Box>
    </NumberFigure>
  );
}
