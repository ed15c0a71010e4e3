import { describe, expect, test } from 'vitest';
import { COLLEGE_TABS, placeOfAddress, tabAddress } from './college-tabs';

describe('[S2-19] the subpages of a college', () => {
  test('are found at the addresses that lead to them', () => {
    for (const tab of COLLEGE_TABS) {
      const place = { tab, album: null };
      expect(placeOfAddress(tabAddress('Test_College', 'female', place))).toEqual(place);
    }
  });

  test('[S2-20] an album is addressed by its name, whatever is in it', () => {
    const place = { tab: 'photos', album: 'Game Day 100% & more' } as const;
    expect(placeOfAddress(tabAddress('Test_College', 'male', place))).toEqual(place);
  });

  test.each([
    '/a/mens/soccer/overview',
    '/a/mens/soccer/nothing',
    '/a/mens/soccer/campus/more',
    '/a/mens/soccer/album',
    '/a/mens/soccer/album/%E0',
  ])('there is none at %s', (address) => {
    expect(placeOfAddress(address)).toBeNull();
  });
});
