import { type FigureText, INK, NumberFigure } from './number-figure';

interface PercentileStripProps extends FigureText {
  /** The share of the others that are behind, 0 to 100. */
  readonly share: number;
}

/** Where somebody stands in a division: a strip from the last to the first, with the middle marked. */
export function PercentileStrip({ share, ...text }: PercentileStripProps) {
  const place = `${Math.min(98, Math.max(2, share))}%`;
  return (
    <NumberFigure {...text}>
      <svg width="100%" height="24" focusable="false" style={{ display: 'block' }}>
        <rect x="0" y="9" width="100%" height="6" rx="3" fill={INK.line} />
        <rect x="0" y="9" width={place} height="6" rx="3" fill={INK.strong} />
        <line x1="50%" x2="50%" y1="4" y2="20" stroke={INK.quiet} strokeWidth="2" />
        <circle cx={place} cy="12" r="9" fill={INK.strong} stroke={INK.ground} strokeWidth="3" />
      </svg>
    </NumberFigure>
  );
}
