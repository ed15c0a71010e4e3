import { Box } from '@chakra-ui/react/box';
import { SQUAD_CLASSES } from '@touchline/domain/reference/squads';
import { sumOfClasses } from '@touchline/domain/season/squad/squad-counts';
import type { CountedSquad } from '@touchline/domain/season/added/added-squad';
import { NumberFigure } from '../../../components/numbers/number-figure';
import { useFormats } from '../../../i18n/use-translations';
import { useSquadTexts } from './squad-texts';

/** How strongly each class is filled, the youngest least. */
const STRENGTHS = [28, 46, 64, 82, 100];

interface ClassBarProps {
  readonly squad: CountedSquad;
  /** The division in words. */
  readonly division: string;
}

/** The classes of a squad as one bar, the youngest first, with the number of each; nothing where none is known. */
export function ClassBar({ squad: { players, classes, medians }, division }: ClassBarProps) {
  const texts = useSquadTexts();
  const { formatNumber } = useFormats();
  const known = sumOfClasses(classes);
  const shown = SQUAD_CLASSES.map((one, index) => ({
    one,
    count: classes[one],
    before: SQUAD_CLASSES.slice(0, index).reduce((sum, younger) => sum + classes[younger], 0),
    fill: fillOf(STRENGTHS[index] ?? 100),
  })).filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <NumberFigure
      title={texts.classesTitle}
      sentence={texts.classesSentence(players, medians.players === null ? null : formatNumber(medians.players), division)}
      rows={shown.map(({ one, count }) => [texts.classes[one], String(count)])}
    >
      <svg width="100%" height="28" focusable="false" style={{ display: 'block', borderRadius: 10 }}>
        {shown.map(({ one, before, count, fill }) => (
          <rect
            key={one}
            x={`${(100 * before) / known}%`}
            width={`${(100 * count) / known}%`}
            height="28"
            fill={fill}
            stroke="var(--tl-colors-bg)"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="3" textStyle="small">
        {shown.map(({ one, count, fill }) => (
          <Box key={one} display="inline-flex" alignItems="center" gap="2">
            <svg width="12" height="12" focusable="false" style={{ flex: 'none' }}>
              <rect width="12" height="12" rx="3" fill={fill} />
            </svg>
            <span>
              <Box as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {count}
              </Box>{' '}
              <Box as="span" color="fg.muted">
                {texts.classes[one]}
              </Box>
            </span>
          </Box>
        ))}
      </Box>
    </NumberFigure>
  );
}

function fillOf(share: number): string {
  return `color-mix(in srgb, var(--tl-colors-pitch-solid) ${share}%, var(--tl-colors-bg))`;
}
