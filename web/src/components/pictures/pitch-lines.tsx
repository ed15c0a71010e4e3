interface PitchLinesProps {
  /** Which part of a pitch is shown: its centre circle, its penalty area or its corner. */
  readonly part: 'centre' | 'penalty' | 'corner';
  /** Position and size of the drawing in CSS; its container crops it. */
  readonly style: Readonly<Record<'right' | 'left' | 'top' | 'bottom' | 'height', string>> | Readonly<Record<string, string>>;
  readonly opacity: number;
}

const PARTS = {
  centre: 'M200 0V400M200 90A110 110 0 1 1 199.9 90M200 196A4 4 0 1 1 199.9 196',
  penalty: 'M0 20H400M60 20V220H340V20M140 20V90H260V20M130 220A90 90 0 0 0 270 220M200 154A4 4 0 1 1 199.9 154',
  corner: 'M20 400V20H400M20 70A50 50 0 0 0 70 20M20 190H34M190 20V34',
} as const;

/** White pitch lines for a dark green background; decoration only. */
export function PitchLines({ part, style, opacity }: PitchLinesProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 400 400"
      style={{ position: 'absolute', pointerEvents: 'none', ...style }}
    >
      <path
        d={PARTS[part]}
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity={opacity}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
