import { expect, test } from 'vitest';
import { dotOf, placeOfDot } from './map-projection';
import { milesBetween } from './miles-between';

const PLACES = {
  'San Diego': { lat: 32.72, lng: -117.16 },
  Seattle: { lat: 47.61, lng: -122.33 },
  Brownsville: { lat: 25.9, lng: -97.5 },
  Miami: { lat: 25.76, lng: -80.19 },
  Boston: { lat: 42.36, lng: -71.06 },
  Halifax: { lat: 44.65, lng: -63.57 },
  Honolulu: { lat: 21.31, lng: -157.86 },
  Hilo: { lat: 19.7, lng: -155.08 },
  Anchorage: { lat: 61.22, lng: -149.9 },
} as const;

test.each(Object.entries(PLACES))('the dot of %s leads back to it', (_, place) => {
  const isInset = place.lng < -125 && (place.lat > 50 || place.lat < 25);

  expect(milesBetween(place, placeOfDot(dotOf(place)))).toBeLessThan(isInset ? 30 : 8);
});

test('west is left and north is up', () => {
  expect(dotOf(PLACES.Seattle)[0]).toBeLessThan(dotOf(PLACES.Boston)[0]);
  expect(dotOf(PLACES.Seattle)[1]).toBeLessThan(dotOf(PLACES['San Diego'])[1]);
  expect(dotOf(PLACES.Honolulu)[1]).toBeGreaterThan(dotOf(PLACES['San Diego'])[1]);
});
