import { Box } from '@chakra-ui/react/box';
import { heightText } from '@touchline/domain/person/profiles/height';
import { SQUAD_LINES, type SquadLine } from '@touchline/domain/reference/squads';
import type { Squad } from '@touchline/domain/season/squad-parts';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { useLanguage } from '../../../i18n/language-provider';
import { PhoneFold } from '../../../ui/phone-fold';
import { useSquadTexts } from './squad-texts';

/** The drawn range in inches. */
const [LEAST, MOST] = [60, 80];

interface SquadHeightsProps {
  readonly heights: Squad['heights'];
  /** The reader's own height in inches and line; null where they are unknown. */
  readonly own: { readonly inches: number; readonly line: SquadLine | null } | null;
}

/** The median height at each position, with the reader's own as a line through all; nothing where none is known. */
export function SquadHeights({ heights, own }: SquadHeightsProps) {
  const texts = useSquadTexts();
  const { language } = useLanguage();
  const write = (inches: number) => heightText(inches, language === 'de' ? 'cm' : 'feet');
  const known = SQUAD_LINES.filter((line) => heights[line] !== null);
  if (known.length === 0) return null;
  const at = (inches: number) => `${Math.min(100, Math.max(0, (100 * (inches - LEAST)) / (MOST - LEAST)))}%`;
  return (
    <PhoneFold label={texts.showHeights}>
      <NumberFigure
        title={texts.heights}
        sentence={texts.heightsSentence}
        rows={[
          ...SQUAD_LINES.map((line): [string, string] => {
            const inches = heights[line];
            return [texts.lines[line], inches === null ? texts.heightUnknown : write(inches)];
          }),
          ...(own === null ? [] : [[texts.heightsOwn(''), write(own.inches)] as [string, string]]),
        ]}
      >
        <Box display="grid" gap="1">
          {SQUAD_LINES.map((line) => {
            const inches = heights[line];
            return (
              <Box key={line} display="flex" alignItems="center" gap="3">
                <Box flex="0 0 6.5rem" fontWeight={own?.line === line ? 'semibold' : 'normal'}>
                  {texts.lines[line]}
                </Box>
                <Box flex="1 1 0" minW="0">
                  <svg width="100%" height="28" focusable="false" style={{ display: 'block', overflow: 'visible' }}>
                    <line x1="0" x2="100%" y1="14" y2="14" stroke={INK.line} />
                    {own !== null && (
                      <line x1={at(own.inches)} x2={at(own.inches)} y1="0" y2="28" stroke={INK.own} strokeWidth="3" />
                    )}
                    {inches !== null && (
                      <circle cx={at(inches)} cy="14" r="7" fill={INK.strong} stroke={INK.ground} strokeWidth="2" />
                    )}
                  </svg>
                </Box>
                <Box flex="0 0 4.5rem" textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {inches === null ? '–' : write(inches)}
                </Box>
              </Box>
            );
          })}
        </Box>
        {known.length < SQUAD_LINES.length && (
          <Box textStyle="small" color="fg.muted">
            {texts.heightsNote}
          </Box>
        )}
        {own !== null && (
          <Box textStyle="small" fontWeight="semibold" mt="1" style={{ color: INK.own }}>
            {texts.heightsOwn(write(own.inches))}
          </Box>
        )}
      </NumberFigure>
    </PhoneFold>
  );
}
