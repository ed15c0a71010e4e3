import { Box } from '@chakra-ui/react/box';
import { RECEIPT_PHASE_DAYS } from '@touchline/domain/person/views/receipt-phases';
import { INK, NumberFigure } from '../../../components/numbers/number-figure';
import { useTranslations } from '../../../i18n/use-translations';
import { useLongDate } from '../../../ui/use-dates';
import { countText, type Measure, sentenceOf, totalOf } from './receipt-texts';
import type { BoostReceiptItem } from './use-boost-receipts';

const BAR = { width: 10, gap: 4, height: 64, radius: 2 } as const;
const STEP = BAR.width + BAR.gap;
const WEEK_GAP = 10;
const WEEK_WIDTH = RECEIPT_PHASE_DAYS * STEP - BAR.gap;
const WIDTH = 3 * WEEK_WIDTH + 2 * WEEK_GAP;

interface MeasureFigureProps {
  readonly item: BoostReceiptItem;
  readonly measure: Measure;
}

/** One count of a receipt: bars by day, those of the boost in the strong colour, and the totals of the three weeks. */
export function MeasureFigure({ item, measure }: MeasureFigureProps) {
  const t = useTranslations();
  const day = useLongDate();
  const { phases } = item.receipt;
  const numbers = phases.flatMap(({ days }) => days.map((one) => one[measure])).filter((count) => count !== 'few');
  const most = Math.max(1, ...numbers);
  const rows = phases.flatMap((phase): (readonly [string, string])[] => [
    [t(`boosts.phase.${phase.name}`), totalOf(phase, measure, t)],
    ...phase.days.map((one) => [day(one.day), countText(one[measure], t)] as const),
  ]);
  return (
    <Box p={{ base: '4', md: '5' }} bg="bg.panel" borderWidth="1px" borderRadius="card" minW="0">
      <NumberFigure title={t(`boosts.measure.${measure}`)} sentence={sentenceOf(item, measure, t)} rows={rows}>
        <svg viewBox={`0 0 ${WIDTH} ${BAR.height + 2}`} width="100%" focusable="false" style={{ display: 'block' }}>
          {phases.map(({ name, days }, at) =>
            Array.from({ length: RECEIPT_PHASE_DAYS }, (_, which) => {
              const told = days[which]?.[measure] ?? 0;
              const count = told === 'few' ? 0 : told;
              const height = count === 0 ? 2 : Math.max(4, (count / most) * BAR.height);
              return (
                <rect
                  key={`${name} ${which}`}
                  x={at * (WEEK_WIDTH + WEEK_GAP) + which * STEP}
                  y={BAR.height + 2 - height}
                  width={BAR.width}
                  height={height}
                  rx={count === 0 ? 1 : BAR.radius}
                  fill={count === 0 ? INK.line : name === 'during' ? INK.strong : INK.quiet}
                  fillOpacity={days[which] === undefined ? 0.4 : 1}
                />
              );
            }),
          )}
        </svg>
        <Box display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2" mt="2">
          {phases.map((phase) => (
            <Box key={phase.name} minW="0">
              <Box textStyle="number" fontWeight="semibold" color={phase.name === 'during' ? 'pitch.fg' : 'fg'}>
                {totalOf(phase, measure, t)}
              </Box>
              <Box textStyle="small" color="fg.muted" overflowWrap="anywhere" lineHeight="1.4">
                {t(`boosts.phase.${phase.name}`)}
              </Box>
            </Box>
          ))}
        </Box>
      </NumberFigure>
    </Box>
  );
}
