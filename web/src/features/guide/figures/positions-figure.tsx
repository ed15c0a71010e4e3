import { Box } from '@chakra-ui/react/box';
import { heightText } from '@touchline/domain/person/profiles/height';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import type { LineOfSquads } from '../chapter';
import { DrawnBar } from './drawn-bar';
import { useFigureTexts } from './figure-texts';
import { SquadLines } from './squad-lines';

/** How many players of each line a squad has, and how tall they are. */
export function PositionsFigure({ lines }: { readonly lines: readonly LineOfSquads[] }) {
  const texts = useFigureTexts();
  const { language } = useLanguage();
  const { formatNumber } = useFormats();
  const most = Math.max(...lines.map(({ players }) => players));
  return (
    <SquadLines
      lines={lines}
      note={texts.heights}
      row={({ line, players, height }) => (
        <>
          <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" mb="1">
            <Box as="span" fontWeight="semibold">
              {texts.lines[line]}
            </Box>
            <Box as="span" textStyle="small" color="fg.muted">
              {texts.inSquad(
                formatNumber(players, { minimumFractionDigits: 1 }),
                heightText(height, language === 'de' ? 'cm' : 'feet'),
              )}
            </Box>
          </Box>
          <DrawnBar height={10} parts={[{ share: (100 * players) / most, fill: 0 }]} />
        </>
      )}
    />
  );
}
