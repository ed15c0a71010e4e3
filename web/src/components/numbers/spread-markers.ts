/** A point of a drawing, in its units. */
export type Point = readonly [x: number, y: number];

interface SpreadOptions {
  /** The least distance of two markers, from centre to centre. */
  readonly apart: number;
  /** The least and the most distance of a marker from the middle of the drawing, which is at 0, 0. */
  readonly within: readonly [least: number, most: number];
}

const ROUNDS = 400;

/**
 * Where markers are drawn so that each can be read: as near to their points as they get without lying over one another.
 * The same points always give the same markers. More of them than the ring has room for still overlap.
 */
export function spreadMarkers(points: readonly Point[], { apart, within: [least, most] }: SpreadOptions): readonly Point[] {
  let markers = points.map((point, index) => withinRing(point, index, least, most));
  for (let round = 0; round < ROUNDS; round += 1) {
    const pushes = markers.map((one, index) =>
      markers.reduce<Point>(
        (sum, other, at) => {
          if (at === index) return sum;
          const [x, y, distance] = directionFrom(other, one, index - at);
          const push = Math.max(0, apart - distance) / 2;
          return [sum[0] + x * push, sum[1] + y * push];
        },
        [0, 0],
      ),
    );
    if (pushes.every(([x, y]) => Math.hypot(x, y) < 0.01)) break;
    markers = markers.map(([x, y], index) => {
      const [pushX, pushY] = pushes[index] ?? [0, 0];
      return withinRing([x + pushX, y + pushY], index, least, most);
    });
  }
  return markers;
}

/** The unit vector from one point to another with their distance; two at the same place part by their order. */
function directionFrom([fromX, fromY]: Point, [toX, toY]: Point, order: number): readonly [x: number, y: number, length: number] {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length > 0.001) return [(toX - fromX) / length, (toY - fromY) / length, length];
  const turn = (order > 0 ? 0 : Math.PI) + Math.abs(order);
  return [Math.cos(turn), Math.sin(turn), 0];
}

function withinRing([x, y]: Point, index: number, least: number, most: number): Point {
  const length = Math.hypot(x, y);
  if (length < 0.001) return [least * Math.sin(index), -least * Math.cos(index)];
  const kept = Math.min(most, Math.max(least, length));
  return [(x / length) * kept, (y / length) * kept];
}
