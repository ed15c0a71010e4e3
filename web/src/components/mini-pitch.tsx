import type { POSITIONS } from '@touchline/domain/reference/positions';

/** The coordinates of each position on a pitch of 68 × 105, own goal at the bottom. */
export const POSITION_COORDINATES: Readonly<Record<(typeof POSITIONS)[number], readonly [x: number, y: number]>> = {
  GK: [34, 97],
  LB: [11, 78],
  CB: [34, 81],
  RB: [57, 78],
  DM: [34, 64],
  LM: [10, 48],
  CM: [34, 49],
  RM: [58, 48],
  AM: [34, 32],
  FW: [34, 15],
};

type Position = (typeof POSITIONS)[number];

interface MiniPitchProps {
  /** The main position first: it is drawn largest. */
  readonly positions: readonly Position[];
  /** Height in pixels; the width follows the ratio 68 : 105. */
  readonly height: number;
  /** The positions in words, for screen readers. */
  readonly label: string;
}

/** The white lines of a pitch of 68 × 105. */
export const PITCH_MARKINGS =
  'M1 1H67V104H1ZM1 52.5H67M34 43.4A9.1 9.1 0 1 1 33.9 43.4M13.9 1V17.5H54.1V1M13.9 104V87.5H54.1V104M24.9 1V6.5H43.1V1M24.9 104V98.5H43.1V104M26.7 17.5A9.1 9.1 0 0 0 41.3 17.5M26.7 87.5A9.1 9.1 0 0 1 41.3 87.5';

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
