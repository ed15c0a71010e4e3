import { describe, expect, test } from 'vitest';
import { COLLEGE_TABS, subpageOfAddress, tabAddress } from './college-tabs';

describe('the subpages of a college', () => {
  test('are found at the addresses that lead to them', () => {
    for (const tab of COLLEGE_TABS) {
      const subpage = { tab, album: null };
      expect(subpageOfAddress(tabAddress('Test_College', 'female', subpage))).toEqual(subpage);
    }
  });

  test('[S2-20] an album is addressed by its name, whatever is in it', () => {
    const subpage = { tab: 'photos', album: 'Game Day 100% & more' } as const;
    expect(subpageOfAddress(tabAddress('Test_College', 'male', subpage))).toEqual(subpage);
  });

  test.each([
    '/a/mens/soccer/overview',
    '/a/mens/soccer/nothing',
    '/a/mens/soccer/campus/more',
    '/a/mens/soccer/album',
    '/a/mens/soccer/album/%E0',
  ])('there is none at %s', (address) => {
    expect(subpageOfAddress(address)).toBeNull();
  });
});
