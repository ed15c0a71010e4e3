import { expect, test } from 'vitest';
import { type Point, spreadMarkers } from './spread-markers';

const OPTIONS = { apart: 17, within: [18, 95] } as const;
const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);

/** The smallest distance of two of the markers. */
function nearest(markers: readonly Point[]): number {
  const all = markers.flatMap((one, index) => markers.slice(index + 1).map((other) => distance(one, other)));
  return Math.min(...all);
}

test.each<[string, readonly Point[]]>([
  ['eight in the same town', Array.from({ length: 8 }, () => [40, 30])],
  ['ten along one road', Array.from({ length: 10 }, (_, index) => [30 + index, -20])],
  ['six at the edge', Array.from({ length: 6 }, (_, index) => [92, index])],
  ['six in the middle of the map', Array.from({ length: 6 }, () => [0, 0])],
  [
    'two clusters',
    [
      [50, 0],
      [52, 3],
      [49, -2],
      [-60, 20],
      [-61, 22],
    ],
  ],
])('markers of %s can all be read, and stay on the map', (_, points) => {
  const markers = spreadMarkers(points, OPTIONS);

  expect(nearest(markers)).toBeGreaterThan(16.5);
  for (const marker of markers) {
    expect(distance(marker, [0, 0])).toBeGreaterThan(17.9);
    expect(distance(marker, [0, 0])).toBeLessThan(95.1);
  }
});

test('markers that do not overlap stand exactly where they belong', () => {
  const points: readonly Point[] = [
    [40, 0],
    [0, 40],
    [-40, -40],
  ];
  expect(spreadMarkers(points, OPTIONS)).toEqual(points);
});

test('no marker is moved further than its neighbours make necessary', () => {
  const points: readonly Point[] = [
    [40, 30],
    [41, 30],
  ];
  const markers = spreadMarkers(points, OPTIONS);
  for (const [index, marker] of markers.entries()) expect(distance(marker, points[index] ?? [0, 0])).toBeLessThan(9);
});
