import { type FigureText, INK, NumberFigure } from './number-figure';
import { anchorAt } from './range-bar';

interface SeasonLineProps extends FigureText {
  /** The rank of each season, the earliest first; 1 is the best. */
  readonly seasons: readonly { readonly season: string; readonly rank: number }[];
}

const HEIGHT = 140;
const [TOP, FOOT] = [26, 110];

/** Ranks season by season: a line that rises with a better rank. */
export function SeasonLine({ seasons, ...text }: SeasonLineProps) {
  const ranks = seasons.map(({ rank }) => rank);
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const points = seasons.map(({ season, rank }, index) => {
    const share = seasons.length === 1 ? 50 : (100 * index) / (seasons.length - 1);
    const y = worst === best ? (TOP + FOOT) / 2 : TOP + ((FOOT - TOP) * (rank - best)) / (worst - best);
    return { season, rank, x: `${4 + 0.92 * share}%` as const, y };
  });
  return (
    <NumberFigure {...text}>
      <svg width="100%" height={HEIGHT} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        {points.slice(1).map(({ season, x, y }, index) => {
          const before = points[index];
          return before === undefined ? null : (
            <line key={season} x1={before.x} y1={before.y} x2={x} y2={y} stroke={INK.strong} strokeWidth="3" />
          );
        })}
        {points.map(({ season, rank, x, y }) => (
          <g key={season}>
            <circle cx={x} cy={y} r="6" fill={INK.strong} stroke={INK.ground} strokeWidth="2" />
            <text x={x} y={y - 12} textAnchor={anchorAt(x)} fill={INK.text} fontWeight="700">
              {rank}
            </text>
            <text x={x} y={HEIGHT - 4} textAnchor={anchorAt(x)} fill={INK.quiet}>
              {season}
            </text>
          </g>
        ))}
      </svg>
    </NumberFigure>
  );
}
