import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaText, geoAreaOf, isInArea, roundedArea } from './geo-area';

describe('an area of the map', () => {
  test('is read from south, west, north and east, rounded inwards', () => {
    expect(geoAreaOf('38.4031,-84.8209,42.3279,-80.5181')).toEqual({ south: 38.404, west: -84.82, north: 42.327, east: -80.519 });
    expect(geoAreaOf('-0.0004,-1,1,1')).toEqual({ south: 0, west: -1, north: 1, east: 1 });
  });

  test.each([
    ...['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1e1,0,20,1', ' 1,0,2,1', 'NaN,0,2,1', '1,,2,1', '1.,0,2,1'],
    ...[
      '42,-84,38,-80',
      '38,-80,42,-84',
      '38,-84,38,-80',
      '38.0001,-84,38.0002,-80',
      '-91,0,1,1',
      '0,0,91,1',
      '0,-181,1,1',
      '0,0,1,181',
    ],
  ])('is none: %j', (text) => {
    expect(geoAreaOf(text)).toBeNull();
  });

  test('what is written is read again, and rounding twice changes nothing', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((whole) => whole / 1e5);
    let read = 0;
    fc.assert(
      fc.property(degrees(90), degrees(180), degrees(90), degrees(180), (south, west, north, east) => {
        const area = roundedArea({ south, west, north, east });
        if (area === null) return;
        read += 1;
        expect(geoAreaOf(areaText(area))).toEqual(area);
        const slack = 1e-8;
        expect(area.south >= south - slack && area.west >= west - slack).toBe(true);
        expect(area.north <= north + slack && area.east <= east + slack).toBe(true);
      }),
      { seed: 5, numRuns: 400 },
    );
    expect(read).toBeGreaterThan(60);
  });

  test('holds its edges', () => {
    const area = { south: 38, west: -84, north: 42, east: -80 };
    expect(isInArea({ lat: 38, lng: -80 }, area)).toBe(true);
    expect(isInArea({ lat: 42.001, lng: -82 }, area)).toBe(false);
    expect(isInArea({ lat: 40, lng: -84.001 }, area)).toBe(false);
  });
});
