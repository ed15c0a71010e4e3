import { type FigureText, INK, NumberFigure } from './number-figure';

const ANCHORS = ['start', 'middle', 'end'] as const;

interface PercentileStripProps extends FigureText {
  /** The share of the others that are behind, 0 to 100. */
  readonly share: number;
  /** What the two ends and the middle mean: `Smallest`, `Median`, `Largest`. */
  readonly ends: readonly [least: string, middle: string, most: string];
}

/**
 * Where somebody stands in a division: a point on a line whose ends are named, with the middle marked. Nothing is
 * filled:
 * a college that admits 4% and is harder than 99% would get a bar of 99%.
 */
export function PercentileStrip({ share, ends, ...text }: PercentileStripProps) {
  const place = `${Math.min(98, Math.max(2, share))}%`;
  return (
    <NumberFigure {...text}>
      <svg width="100%" height="46" focusable="false" style={{ display: 'block', fontSize: 13 }}>
        <rect x="0" y="9" width="100%" height="6" rx="3" fill={INK.line} />
        <line x1="50%" x2="50%" y1="4" y2="20" stroke={INK.quiet} strokeWidth="2" />
        <circle cx={place} cy="12" r="9" fill={INK.strong} stroke={INK.ground} strokeWidth="3" />
        {ends.map((end, at) => (
          <text key={end} x={`${50 * at}%`} y="41" textAnchor={ANCHORS[at]} fill={INK.quiet}>
            {end}
          </text>
        ))}
      </svg>
    </NumberFigure>
  );
}
