/** How many pennants hang on each of the two cords, and where in a square of 48. */
const A_CORD = 3;
const PENNANT = { width: 13, height: 17, from: 4.5 } as const;
const CORDS = [7, 27] as const;

/**
 * A conference as pennants on two cords, one in each of the colors of its members, chalk outlines where fewer colors
 * are known.
 */
export function Pennants({ colors }: { readonly colors: readonly string[] }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" stroke="currentColor" strokeLinejoin="round">
      <path d={CORDS.map((y) => `M0 ${y}h48`).join('')} strokeOpacity=".6" />
      {CORDS.map((y, cord) =>
        Array.from({ length: A_CORD }, (_, at) => (
          <path
            key={`${y} ${at}`}
            d={`M${PENNANT.from + at * PENNANT.width} ${y}h${PENNANT.width}l-${PENNANT.width / 2} ${PENNANT.height}z`}
            fill={colors[cord * A_CORD + at] ?? 'none'}
            strokeOpacity=".45"
          />
        )),
      )}
    </svg>
  );
}
