export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];

/** A closed ring without the points that stand out by less than `tolerance` (Douglas and Peucker); both halves are simplified from its farthest point. */
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

function simplifiedLine(line: Ring, tolerance: number): Ring {
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
