import { expect, test } from 'vitest';
import { recommendedAreas } from './photo-areas';

test('[S9-09] an album of a recommended name has its own list, in the order of the specification', () => {
  expect(recommendedAreas('Soccer Highlights')).toEqual(['Highlights', 'Fans', 'Goal', 'Game Day', 'Action Shot']);
  expect(recommendedAreas('Athletic Facilities')).toEqual([
    'Stadium',
    'Practice Field',
    'Locker Room',
    'Training Room',
    'Weight Room',
  ]);
  expect(recommendedAreas('Campus')).toHaveLength(7);
  expect(recommendedAreas('City')).toEqual([
    'Downtown',
    'Sightseeing',
    'Landscape',
    'Off-Campus Activities',
    'Outdoor Activities',
  ]);
});

test('any other album may use all of them', () => {
  expect(recommendedAreas('Preseason')).toHaveLength(22);
  expect(recommendedAreas('constructor')).toHaveLength(22);
});
