import { type FigureText, INK, NumberFigure } from './number-figure';

interface OutcomeDialProps extends FigureText {
  /** A share, 0 to 100. */
  readonly value: number;
  /** The value as it is written in the dial. */
  readonly valueText: string;
  /** The median of the others, 0 to 100. */
  readonly median: number | null;
}

const RADIUS = 80;

/** A share as a half circle that fills, with the median of the others as a mark on it. */
export function OutcomeDial({ value, valueText, median, ...text }: OutcomeDialProps) {
  return (
    <NumberFigure {...text}>
      <svg
        width="216"
        height="122"
        viewBox="-108 -98 216 122"
        focusable="false"
        style={{ display: 'block', maxWidth: '100%', fontSize: 12 }}
      >
        <path d={arcTo(100)} fill="none" stroke={INK.line} strokeWidth="14" />
        <path d={arcTo(value)} fill="none" stroke={INK.strong} strokeWidth="14" />
        <text x={-RADIUS} y="18" textAnchor="middle" fill={INK.quiet}>
          0
        </text>
        <text x={RADIUS} y="18" textAnchor="middle" fill={INK.quiet}>
          100
        </text>
        {median !== null && <line {...endsOf(median)} stroke={INK.text} strokeWidth="4" />}
        <text y="-8" textAnchor="middle" fill={INK.text} style={{ font: '700 30px var(--tl-fonts-heading)' }}>
          {valueText}
        </text>
      </svg>
    </NumberFigure>
  );
}

function pointAt(share: number, radius: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 - Math.min(100, Math.max(0, share)) / 100);
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
}

function arcTo(share: number): string {
  const [x, y] = pointAt(share, RADIUS);
  return `M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}

function endsOf(share: number) {
  const [[x1, y1], [x2, y2]] = [pointAt(share, RADIUS - 13), pointAt(share, RADIUS + 13)];
  return { x1, y1, x2, y2 };
}
