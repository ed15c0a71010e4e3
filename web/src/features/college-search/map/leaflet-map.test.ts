import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMap } from './leaflet-map';
import type { Outline } from './outlines';

const OHIO: Outline = {
  code: 'OH',
  rings: [
    [
      [41.7, -84.8],
      [41.9, -80.5],
      [38.6, -82.4],
    ],
  ],
};
const EVENTS = { onMoved: vi.fn(), onChosen: vi.fn(), pinsName: String, stateName: String };
const NEAR_OHIO = { south: 38, west: -85, north: 42, east: -80 };

/** A window in which a canvas can be drawn on, and elements have a size. */
beforeEach(() => {
  const drawing: object = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
const thrown = vi.fn((event: ErrorEvent) => String(event.error));
beforeEach(() => window.addEventListener('error', thrown));
afterEach(() => window.removeEventListener('error', thrown));

test('a map that is closed right after a move draws no more', async () => {
  const map = openMap(document.createElement('div'), [OHIO], EVENTS);
  map.fit(NEAR_OHIO);
  map.close();

  await new Promise(requestAnimationFrame);
  expect(thrown.mock.results).toEqual([]);
});
