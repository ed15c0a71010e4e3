import { expect, test } from 'vitest';
import { landscapeOf, treesOf } from './landscape';

test.each([
  ['Miami', 25.72, -80.28, 'coast', 'palm'],
  ['Los Angeles', 34.02, -118.29, 'coast', 'palm'],
  ['Honolulu', 21.3, -157.82, 'coast', 'palm'],
  ['New Haven', 41.31, -72.92, 'coast', 'broadleaf'],
  ['Halifax', 44.64, -63.59, 'coast', 'conifer'],
  ['Chicago', 41.83, -87.63, 'lake', 'broadleaf'],
  ['Toronto', 43.66, -79.4, 'lake', 'broadleaf'],
  ['Denver', 39.68, -104.96, 'mountain', 'conifer'],
  ['Provo', 40.25, -111.65, 'mountain', 'conifer'],
  ['Calgary', 51.08, -114.13, 'mountain', 'conifer'],
  ['Boone, North Carolina', 36.21, -81.68, 'ridge', 'broadleaf'],
  ['Hanover, New Hampshire', 43.7, -72.29, 'ridge', 'broadleaf'],
  ['Tempe', 33.42, -111.93, 'desert', 'cactus'],
  ['Las Vegas', 36.11, -115.14, 'desert', 'cactus'],
  ['El Paso', 31.77, -106.5, 'desert', 'cactus'],
  ['Lincoln, Nebraska', 40.82, -96.7, 'prairie', 'broadleaf'],
  ['Winnipeg', 49.81, -97.13, 'prairie', 'conifer'],
  ['Minneapolis', 44.97, -93.23, 'forest', 'conifer'],
  ['Baton Rouge', 30.41, -91.18, 'lowland', 'palm'],
  ['Lexington, Kentucky', 38.03, -84.5, 'hills', 'broadleaf'],
] as const)('%s is drawn with its own land and trees', (_, lat, lng, landscape, trees) => {
  const place = { lat, lng };
  expect([landscapeOf(place), treesOf(place, landscapeOf(place))]).toEqual([landscape, trees]);
});
