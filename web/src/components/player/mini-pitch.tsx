import { PITCH_MARKINGS, POSITION_COORDINATES } from '@touchline/domain/pictures/pitch-shapes';
import type { Position } from '@touchline/domain/reference/positions';

interface MiniPitchProps {
  /** The main position first: it is drawn largest. */
  readonly positions: readonly Position[];
  /** Height in pixels; the width follows the ratio 68 : 105. */
  readonly height: number;
  /** The positions in words, for screen readers. */
  readonly label: string;
}

/** A small pitch with a player's positions marked on it. */
export function MiniPitch({ positions, height, label }: MiniPitchProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={Math.round((height * 68) / 105)}
      height={height}
      viewBox="0 0 68 105"
      style={{ flex: 'none', display: 'block' }}
    >
      <rect width="68" height="105" rx="4" fill="#0F5540" />
      <path d={PITCH_MARKINGS} fill="none" stroke="#FFFFFF" strokeOpacity="0.45" strokeWidth="0.9" />
      {positions.map((position, index) => {
        const [x, y] = POSITION_COORDINATES[position];
        const radius = index === 0 ? 8 : 6.5;
        return (
          <g key={position}>
            <circle cx={x} cy={y} r={radius} fill={index === 0 ? '#C8F24B' : '#FFFFFF'} />
            <text
              x={x}
              y={y + 0.4}
              fill="#06231A"
              textAnchor="middle"
              dominantBaseline="central"
              style={{ font: `800 ${index === 0 ? 7 : 5.6}px var(--tl-fonts-body)` }}
            >
              {position}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
