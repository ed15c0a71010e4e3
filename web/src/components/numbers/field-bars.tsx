import { Box } from '@chakra-ui/react/box';
import { type FigureText, INK, NumberFigure } from './number-figure';

interface FieldBarsProps extends FigureText {
  readonly fields: readonly { readonly label: string; readonly value: number; readonly text: string }[];
}

/** Fields of study as bars, the longest first. */
export function FieldBars({ fields, ...text }: FieldBarsProps) {
  const most = Math.max(1, ...fields.map(({ value }) => value));
  return (
    <NumberFigure {...text}>
      <Box display="grid" gap="2">
        {fields.map(({ label, value, text: written }) => (
          <div key={label}>
            <Box display="flex" justifyContent="space-between" gap="4" textStyle="small" lineHeight="1.4">
              <Box as="span" minW="0" overflowWrap="anywhere">
                {label}
              </Box>
              <Box as="span" textStyle="number" fontWeight="semibold">
                {written}
              </Box>
            </Box>
            <svg width="100%" height="8" focusable="false" style={{ display: 'block' }}>
              <rect width="100%" height="8" rx="4" fill={INK.soft} />
              <rect width={`${Math.max(2, Math.round((100 * value) / most))}%`} height="8" rx="4" fill={INK.strong} />
            </svg>
          </div>
        ))}
      </Box>
    </NumberFigure>
  );
}
