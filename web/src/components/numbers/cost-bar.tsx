import { Box } from '@chakra-ui/react/box';
import { type FigureText, INK, NumberFigure } from './number-figure';
import { alongScale, anchorAt } from './range-bar';

/** A part of a stacked bar, or a line across it. */
export interface CostPart {
  readonly label: string;
  readonly value: number;
  /** The value with its currency. */
  readonly text: string;
}

interface CostBarProps extends FigureText {
  /** One or two parts, whose sum is the whole price. */
  readonly parts: readonly CostPart[];
  /** The reader's own budget. */
  readonly budget?: CostPart | null;
  /** The end of the scale that it shares with other bars; its own largest value where it is left out. */
  readonly most?: number;
  /** Writes the ends of the scale; without it they are not written. */
  readonly endText?: (value: number) => string;
}

const FILLS = [INK.strong, INK.line] as const;

/** A price as a stacked bar from nothing to the whole, with the reader's own budget as a line across it. */
export function CostBar({ parts, budget = null, most = 1, endText, ...text }: CostBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const scale = [0, Math.max(total, budget?.value ?? 0, most)] as const;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  return (
    <NumberFigure {...text}>
      <svg width="100%" height={endText === undefined ? 64 : 76} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        <rect x="0" y="38" width="100%" height="4" rx="2" fill={INK.soft} />
        {parts.map(({ label, value }, index) => (
          <rect
            key={label}
            x={alongScale(starts[index] ?? 0, scale)}
            y="26"
            width={alongScale(value, scale)}
            height="28"
            fill={FILLS[index] ?? INK.line}
          />
        ))}
        {endText !== undefined &&
          scale.map((end, at) => (
            <text key={end} x={`${100 * at}%`} y="72" textAnchor={at === 0 ? 'start' : 'end'} fill={INK.quiet} fontSize="12">
              {endText(end)}
            </text>
          ))}
        {budget !== null && <Line place={alongScale(budget.value, scale)} color={INK.own} text={budget.text} />}
      </svg>
      {parts.length > 1 && (
        <Box as="ul" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="small" mt="1">
          {parts.map(({ label, text: value }, index) => (
            <Box as="li" key={label} display="flex" alignItems="center" gap="2">
              <svg width="12" height="12" focusable="false">
                <rect width="12" height="12" fill={FILLS[index]} />
              </svg>
              {`${label}: ${value}`}
            </Box>
          ))}
        </Box>
      )}
    </NumberFigure>
  );
}

interface LineProps {
  readonly place: `${number}%`;
  readonly color: string;
  readonly text: string;
}

function Line({ place, color, text }: LineProps) {
  return (
    <>
      <line x1={place} x2={place} y1="20" y2="60" stroke={INK.ground} strokeWidth="6" />
      <line x1={place} x2={place} y1="20" y2="60" stroke={color} strokeWidth="3" />
      <text x={place} y={14} textAnchor={anchorAt(place)} fill={color} fontWeight="700">
        {text}
      </text>
    </>
  );
}
