import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { headOfCollege } from './college-head';

const top = { tab: 'overview', album: null } as const;
const blank = aCollege();
const known = aCollege({
  league: 'ncaa',
  division: 3,
  enrollmentSize: 8640,
  address: { locality: 'Sampleton', administrative_area_level_1: 'OH', country: 'US', postal_code: null, address: null },
});

describe('what search engines read of a college', () => {
  test('the title names the team, and the subpage before it', () => {
    expect(headOfCollege(known, 'female', top, 'en').title).toBe('Test College women’s soccer');
    expect(headOfCollege(known, 'male', { tab: 'campus', album: null }, 'de').title).toBe('Campus – Test College: Männerfußball');
    expect(headOfCollege(known, 'male', { tab: 'photos', album: 'City' }, 'en')).toMatchObject({
      title: 'City – Test College men’s soccer',
      path: '/Test_College/mens/soccer/album/City',
    });
  });

  test('the description holds what is known, in the language’s numbers, and nothing else', () => {
    const { description } = headOfCollege(known, 'male', top, 'en');
    expect(description).toMatch(/^Test College men’s soccer, Sampleton, OH, NCAA D3, 8,640 students\. /);
    expect(headOfCollege(known, 'male', top, 'de').description).toContain('8.640 Studierende');
    expect(headOfCollege(blank, 'male', top, 'en').description).toMatch(/^Test College men’s soccer\. /);
  });

  test('structured data leave out what is unknown', () => {
    const { jsonLd } = headOfCollege(known, 'male', top, 'en');
    expect(jsonLd).toMatchObject({ '@type': 'CollegeOrUniversity', name: 'Test College', address: { addressRegion: 'OH' } });
    expect(JSON.stringify(jsonLd)).not.toContain('null');
    expect(jsonLd).not.toHaveProperty('geo');
  });

  test('the cover is the preview picture, in the size in which it is sent', () => {
    const pictureDetails = { cover0001: { width: 3200, height: 1800, placeholder: null, area: null } };
    expect(headOfCollege(aCollege({ pictureDetails, cover: 'cover0001' }), 'male', top, 'en').image).toEqual({
      path: '/media/colleges/test-college/ls/cover0001',
      width: 1600,
      height: 900,
    });
    expect(headOfCollege(blank, 'male', top, 'en').image).toBeNull();
  });
});
