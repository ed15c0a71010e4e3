import { type FigureText, INK, NumberFigure } from './number-figure';

/** Where a value stands on a scale, as a CSS length from its start; what lies beyond an end stands at that end. */
export function alongScale(value: number, [least, most]: readonly [number, number]): `${number}%` {
  const share = most > least ? (value - least) / (most - least) : 0;
  return `${Math.round(1000 * Math.min(1, Math.max(0, share))) / 10}%`;
}

/** Where a label above or below that place is anchored, so that it stays within the drawing. */
export function anchorAt(place: `${number}%`): 'start' | 'middle' | 'end' {
  const share = Number.parseFloat(place);
  return share < 12 ? 'start' : share > 88 ? 'end' : 'middle';
}

interface RangeBarProps extends FigureText {
  /** The ends of the scale. */
  readonly scale: readonly [least: number, most: number];
  readonly low: number;
  readonly high: number;
  /** The reader's own value with its label, `You: 1,250`. */
  readonly mark?: { readonly value: number; readonly text: string } | null;
}

const HEIGHT = 62;
/** How far from an end the range is written, in per cent of the scale, so that both have room. */
const ROOM = 24;

/**
 * A range on a scale whose ends are named, like the middle half of test scores, with the reader's own mark above it.
 * Without a title its
 * sentence says the range, which is not written again.
 */
export function RangeBar({ scale, low, high, mark = null, ...text }: RangeBarProps) {
  const [from, to] = [alongScale(low, scale), alongScale(high, scale)];
  const middle = alongScale((low + high) / 2, scale);
  const own = mark === null ? null : alongScale(mark.value, scale);
  return (
    <NumberFigure {...text}>
      <svg width="100%" height={HEIGHT} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        <rect x="0" y="30" width="100%" height="4" rx="2" fill={INK.line} />
        <rect
          x={from}
          y="24"
          width={`${Math.max(1, Number.parseFloat(to) - Number.parseFloat(from))}%`}
          height="16"
          rx="8"
          fill={INK.strong}
        />
        {scale.map((end, at) => {
          const isFree = Math.abs(Number.parseFloat(middle) - 100 * at) > ROOM;
          return isFree || text.hasTitle === false ? (
            <text key={end} x={`${100 * at}%`} y="58" textAnchor={at === 0 ? 'start' : 'end'} fill={INK.quiet} fontSize="12">
              {end}
            </text>
          ) : null;
        })}
        {text.hasTitle !== false && (
          <text x={middle} y="58" textAnchor={anchorAt(middle)} fill={INK.quiet}>
            {low === high ? low : `${low}–${high}`}
          </text>
        )}
        {own !== null && mark !== null && (
          <>
            <line x1={own} x2={own} y1="18" y2="44" stroke={INK.ground} strokeWidth="6" />
            <line x1={own} x2={own} y1="18" y2="44" stroke={INK.own} strokeWidth="3" />
            <text x={own} y="13" textAnchor={anchorAt(own)} fill={INK.own} fontWeight="700">
              {mark.text}
            </text>
          </>
        )}
      </svg>
    </NumberFigure>
  );
}
