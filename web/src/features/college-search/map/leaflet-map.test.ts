import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openMap } from './leaflet-map';
import type { Outline } from './outlines';
import type { Pin } from './pins';

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

/** A map on which some colleges of Ohio stand, with the names of what stands on it. */
function mapOf(pins: readonly Pin[]) {
  const element = document.createElement('div');
  const map = openMap(element, [OHIO], EVENTS);
  onTestFinished(() => map.close());
  map.show({ pins, states: new Map(), total: pins.length, isComplete: true });
  map.fit('pins');
  const names = () => [...element.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  const press = (name: string) => element.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
  return { names, press, zoom: map.zoom };
}
const aPin = (id: string, lat: number, lng: number): Pin => ({ id, name: id, label: id, state: 'OH', lat, lng });

test('colleges of one town stand as one cluster from afar, and each as its own pin where the map is closest', () => {
  const { names, zoom } = mapOf([aPin('North', 39.965, -83), aPin('South', 39.955, -83)]);
  expect(names()).toEqual(['2']);
  for (let closer = 0; closer < 4; closer += 1) zoom(1);

  expect(names().sort()).toEqual(['North', 'South']);
});

test('a cluster that is pressed comes apart, however close its colleges are', () => {
  const { names, press } = mapOf([aPin('One', 39.96, -83), aPin('Other', 39.9605, -83.0005)]);
  expect(names()).toEqual(['2']);
  press('2');

  expect(names().sort()).toEqual(['One', 'Other']);
});
