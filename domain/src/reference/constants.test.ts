import { expect, test } from 'vitest';
import { MIN_AGE } from '../person/consent/age-rules';
import { CONSENT_PURPOSES, CONSENT_SERVICES } from '../person/consent/allowed-services';
import { PHOTO_AREAS } from '../pictures/photo-areas';
import { LEAGUES } from './college-kinds';
import {
  COLLEGE_CREATION_HOURS,
  COMPLETENESS_FIELD_COUNT,
  FEEDBACK_ROWS,
  HASH_LINK_OFFSET_PX,
  MOBILE_BELOW_PX,
  SHOWN_MS,
  SLIDE_SPACING_PX,
  SLIDES_IN_VIEW,
  UPLOAD_MAX_BYTES,
} from './limits';
import { FREE_ACCESS, isPriceName, PRICE_LIST, SOCIAL_FEATURES } from './price-list';

test('[S9-01] [S2-26] ages, the mobile border and the number of profile fields', () => {
  expect([MIN_AGE.signUp, MIN_AGE.ageRule, MOBILE_BELOW_PX, COMPLETENESS_FIELD_COUNT]).toEqual([13, 16, 992, 20]);
});

test('[S9-02] the prices, and what free and premium get on the social networks', () => {
  const prices = Object.values({ ...PRICE_LIST, FREE_ACCESS }).map(({ label, cents, billed }) => [label, cents, billed]);
  expect(prices).toEqual([
    ['Premium', 999, 'monthly'],
    ['Guest Access', 599, 'monthly'],
    ['Skip the Line', 399, 'once'],
    ['Feature Me Again', 399, 'once'],
    ['Free Access', 0, 'monthly'],
  ]);
  expect(SOCIAL_FEATURES).toEqual({ free: { posts: 1, stories: 1 }, premium: { posts: 2, stories: 2 } });
});

test('[S3-09] a price name is one of the four, in exactly that spelling', () => {
  expect(['guestAccess', 'premium', 'skipTheLine', 'featureAgain'].every(isPriceName)).toBe(true);
  expect(['Premium', '__proto__', 'constructor', 'toString', ''].some(isPriceName)).toBe(false);
});

test('[S9-03] times on screen, rows of the feedback text, offset of hash links', () => {
  expect([SHOWN_MS.toast, SHOWN_MS.feedbackSent, FEEDBACK_ROWS.least, FEEDBACK_ROWS.most, HASH_LINK_OFFSET_PX]).toEqual([
    5000, 3000, 6, 8, 70,
  ]);
});

test('an upload has at most 12 × 1024 × 1024 bytes', () => {
  expect(UPLOAD_MAX_BYTES).toBe(12_582_912);
});

test('slides in view and their spacing', () => {
  expect(SLIDES_IN_VIEW).toEqual({ desktop: 3.3, portrait: 4.3, mobileSuccessStories: 2.3 });
  expect(SLIDE_SPACING_PX).toBe(15);
});

test('[S9-08] league labels, and divisions for ncaa and njcaa only', () => {
  expect(Object.values(LEAGUES).map(({ label }) => label)).toEqual(['NCAA', 'NAIA', 'NJCAA', 'U SPORTS', 'Other']);
  expect(Object.entries(LEAGUES).flatMap(([league, { hasDivisions }]) => (hasDivisions ? [league] : []))).toEqual([
    'ncaa',
    'njcaa',
  ]);
});

test('[S9-09] the recommended photo areas of the four albums', () => {
  expect(PHOTO_AREAS).toEqual({
    'Soccer Highlights': ['Highlights', 'Fans', 'Goal', 'Game Day', 'Action Shot'],
    'Athletic Facilities': ['Stadium', 'Practice Field', 'Locker Room', 'Training Room', 'Weight Room'],
    Campus: [
      'Academic Buildings',
      'Library',
      'Dining Hall',
      'Residence Hall',
      'Recreational Center',
      'Dorm Rooms',
      'Campus Activities',
    ],
    City: ['Downtown', 'Sightseeing', 'Landscape', 'Off-Campus Activities', 'Outdoor Activities'],
  });
});

test('a missing college is created within 24 hours', () => {
  expect(COLLEGE_CREATION_HOURS).toBe(24);
});

test('the consent services and the four purposes', () => {
  expect(Object.keys(CONSENT_SERVICES)).toEqual(['necessary', 'sessionReplay', 'maps', 'tagManager', 'analytics', 'video']);
  expect(CONSENT_PURPOSES).toEqual(['necessary', 'statistics', 'marketing', 'preferences']);
});
