const LONGER_SIDE = 200;
/** Islands below this share of the largest ring's area are left out. */
const LEAST_ISLAND = 0.004;
/** The least distance of a point from the simplified line, in drawing units; closer points are left out. */
const TOLERANCE = 0.55;
const MOST_BYTES = 3000;

/**
 * Draws rings (y grows downwards) as an SVG of at most 3 kB: white lines, 200 units in its longer direction. A ragged
 * coast is simplified further until it fits.
 */
export function outlineDrawing(rings: readonly Ring[]): string {
  for (let tolerance = TOLERANCE; ; tolerance *= 1.25) {
    const svg = drawing(rings, tolerance);
    if (svg.length <= MOST_BYTES) return svg;
  }
}

/** A polygon's points as a ring. */
export function asRing(points: readonly (readonly number[])[]): Ring {
  return points.map(([x = 0, y = 0]): Point => [x, y]);
}

function drawing(rings: readonly Ring[], tolerance: number): string {
  const points = rings.flat();
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [width, height] = [Math.max(...points.map(([x]) => x)) - left, Math.max(...points.map(([, y]) => y)) - top];
  const scale = LONGER_SIDE / Math.max(width, height);
  const scaled = rings.map((ring) => ring.map(([x, y]): Point => [(x - left) * scale + 2, (y - top) * scale + 2]));
  const largest = Math.max(...scaled.map(areaOf));
  const path = scaled
    .filter((ring) => areaOf(ring) >= largest * LEAST_ISLAND)
    .map((ring) => pathOf(simplifiedRing(ring, tolerance)))
    .join('');
  const box = `0 0 ${Math.ceil(width * scale) + 4} ${Math.ceil(height * scale) + 4}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}" fill="#fff" fill-opacity=".1" stroke="#fff" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>\n`;
}

/** Relative steps of one decimal: shorter than absolute points, and without drift. */
export function pathOf(ring: Ring): string {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [start] = tenths;
  if (start === undefined) return '';
  const steps = tenths.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = tenths[index] ?? start;
    return pair(x - fromX, y - fromY);
  });
  return `M${pair(start[0], start[1])}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function pair(x: number, y: number): string {
  return `${x / 10} ${y / 10}`.replaceAll(/(?<!\d)0\./g, '.').replaceAll(' -', '-');
}

export function areaOf(ring: Ring): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/**
 * Simplifies a closed ring: points that deviate by less than `tolerance` are left out (Douglas and Peucker). Both
 * halves are simplified from its farthest point.
 */
export function simplifiedRing(ring: Ring, tolerance: number): Ring {
  const [start] = ring;
  if (start === undefined || ring.length < 4) return ring;
  const far = ring.reduce(
    (best, point, index) => (distance(point, start) > distance(ring[best] ?? start, start) ? index : best),
    0,
  );
  const out = simplifiedLine(ring.slice(0, far + 1), tolerance);
  const back = simplifiedLine(ring.slice(far), tolerance);
  return [...out, ...back.slice(1, -1)];
}

/** Simplifies a line, whose ends stay. */
export function simplifiedLine(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  let [worst, at] = [0, 0];
  line.forEach((point, index) => {
    const away = offLine(point, first, last);
    if (away > worst) [worst, at] = [away, index];
  });
  if (worst <= tolerance) return [first, last];
  return [...simplifiedLine(line.slice(0, at + 1), tolerance), ...simplifiedLine(line.slice(at), tolerance).slice(1)];
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const [x, y] = point;
  return Math.abs((to[0] - from[0]) * (from[1] - y) - (from[0] - x) * (to[1] - from[1])) / length;
}
