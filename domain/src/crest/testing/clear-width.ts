type Point = readonly [x: number, y: number];

const STEPS = 64;

/** The corners of an outline of absolute M, H, V, L, C, A (not rotated) and Z commands, its curves in short lines. */
function pointsOf(outline: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command = '', list = ''] of outline.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (command === 'H') points.push([numbers[0] ?? x, y]);
    else if (command === 'V') points.push([x, numbers[0] ?? y]);
    else if (command === 'C')
      for (let at = 0; at < numbers.length; at += 6) points.push(...curve(points, numbers.slice(at, at + 6)));
    else if (command === 'A') points.push(...arc([x, y], numbers));
    else for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  }
  return points;
}

function curve(points: readonly Point[], [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): Point[] {
  const [x0, y0] = points.at(-1) ?? [0, 0];
  return steps((t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

/** An arc clockwise on the screen (sweep 1), in the notation of SVG. */
function arc([x0, y0]: Point, [rx = 1, ry = 1, , isLarge = 0, , x1 = 0, y1 = 0]: readonly number[]): Point[] {
  const [dx, dy] = [(x0 - x1) / 2 / rx, (y0 - y1) / 2 / ry];
  const half = Math.hypot(dx, dy);
  const reach = Math.sqrt(Math.max(0, 1 - half * half)) / (half || 1);
  const sign = isLarge === 1 ? -1 : 1;
  const [cx, cy] = [(x0 + x1) / 2 / rx + sign * reach * dy, (y0 + y1) / 2 / ry - sign * reach * dx];
  const from = Math.atan2(y0 / ry - cy, x0 / rx - cx);
  const to = Math.atan2(y1 / ry - cy, x1 / rx - cx);
  const turn = to > from ? to - from : to - from + 2 * Math.PI;
  return steps((t) => [(cx + Math.cos(from + t * turn)) * rx, (cy + Math.sin(from + t * turn)) * ry]);
}

function steps(at: (share: number) => Point): Point[] {
  return Array.from({ length: STEPS }, (_, index) => at((index + 1) / STEPS));
}

/** The least distance between the left and the right edge of an outline around x = 50, from one height to another. */
export function clearWidth(outline: string, top: number, bottom: number): number {
  const points = pointsOf(outline);
  let least = Number.POSITIVE_INFINITY;
  for (let y = top; y <= bottom; y += 0.25) {
    const edges = points.flatMap((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      if (from[1] > y === to[1] > y) return [];
      return [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
    });
    const left = Math.max(...edges.filter((x) => x < 50));
    const right = Math.min(...edges.filter((x) => x >= 50));
    least = Math.min(least, 2 * Math.min(50 - left, right - 50));
  }
  return least;
}
