import { type FigureText, INK, NumberFigure } from './number-figure';

interface SeasonLineProps extends FigureText {
  /** The rank of each season, the earliest first; 1 is the best. */
  readonly seasons: readonly { readonly season: string; readonly rank: number }[];
}

const HEIGHT = 160;
const [TOP, FOOT] = [26, 110];
/** More years than these do not fit next to one another on a phone: every second, third … one is named. */
const MOST_YEARS = 8;

/** Ranks season by season: a line that rises with a better rank. */
export function SeasonLine({ seasons, ...text }: SeasonLineProps) {
  const ranks = seasons.map(({ rank }) => rank);
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)];
  const points = seasons.map(({ season, rank }, index) => {
    const share = seasons.length === 1 ? 50 : (100 * index) / (seasons.length - 1);
    const y = worst === best ? (TOP + FOOT) / 2 : TOP + ((FOOT - TOP) * (rank - best)) / (worst - best);
    return { season, rank, x: `${5 + 0.9 * share}%` as const, y };
  });
  const everyYears = Math.ceil(seasons.length / MOST_YEARS);
  /** Below a point from which the line rises on both sides, or would run through the number. */
  const isUnder = (index: number) => {
    const [before, own, after] = [ranks[index - 1] ?? best, ranks[index] ?? best, ranks[index + 1] ?? best];
    return own > before && own > after;
  };
  return (
    <NumberFigure {...text}>
      <svg width="100%" height={HEIGHT} focusable="false" style={{ display: 'block', fontSize: 14 }}>
        {points.slice(1).map(({ season, x, y }, index) => {
          const before = points[index];
          return before === undefined ? null : (
            <line key={season} x1={before.x} y1={before.y} x2={x} y2={y} stroke={INK.strong} strokeWidth="3" />
          );
        })}
        {points.map(({ season, rank, x, y }, index) => (
          <g key={season}>
            <circle cx={x} cy={y} r="6" fill={INK.strong} stroke={INK.ground} strokeWidth="2" />
            <text x={x} y={isUnder(index) ? y + 22 : y - 12} textAnchor="middle" fill={INK.text} fontWeight="700">
              {rank}
            </text>
            {(points.length - 1 - index) % everyYears === 0 && (
              <text x={x} y={HEIGHT - 4} textAnchor="middle" fill={INK.quiet}>
                {season}
              </text>
            )}
          </g>
        ))}
      </svg>
    </NumberFigure>
  );
}
