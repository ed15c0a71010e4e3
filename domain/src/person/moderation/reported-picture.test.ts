import { describe, expect, test } from 'vitest';
import { pictureOfReport } from './reported-picture';

describe('the picture that a report is about', () => {
  test.each([
    ['picture', 'picture-face', 'picture-face'],
    ['objection', 'picture-face', 'picture-face'],
    ['match', 'picture-face', 'picture-face'],
    ['objection', 'about', null],
    ['objection', null, null],
    ['profile', null, null],
    ['text', 'about', null],
    ['request', '/profile/demo-player/about', null],
  ] as const)('of a %s about %s is %s', (kind, place, expected) => {
    expect(pictureOfReport({ kind, place })).toBe(expected);
  });
});
