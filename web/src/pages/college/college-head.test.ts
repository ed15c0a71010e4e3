import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { english } from '../../i18n/english';
import { detailsOfCollege } from './college-head';
import { head } from './college-view';

const headAt = (pathname: string, language: 'en' | 'de') =>
  head({
    data: { college: known, comparison: null },
    params: { g: pathname.split('/')[2] },
    pathname,
    query: new URLSearchParams(),
    language,
    t: (id) => english[id],
  });
const blank = aCollege();
const known = aCollege({
  league: 'ncaa',
  division: 3,
  enrollmentSize: 8640,
  address: { locality: 'Sampleton', administrative_area_level_1: 'OH', country: 'US', postal_code: null, address: null },
});

describe('what search engines read of a college', () => {
  test('the title names the team, and the subpage before it', () => {
    expect(headAt('/Test_College/womens/soccer', 'en').title).toBe('Test College women’s soccer');
    expect(headAt('/Test_College/mens/soccer/campus', 'de').title).toBe('Campus – Test College: Männerfußball');
    expect(headAt('/Test_College/mens/soccer/album/City', 'en')).toMatchObject({
      title: 'City – Test College men’s soccer',
      canonical: '/Test_College/mens/soccer/album/City',
    });
  });

  test('the description holds what is known, in the language’s numbers, and nothing else', () => {
    const { description } = detailsOfCollege(known, 'male', 'en');
    expect(description).toMatch(/^Test College men’s soccer, Sampleton, OH, NCAA D3, 8,640 students\. /);
    expect(detailsOfCollege(known, 'male', 'de').description).toContain('8.640 Studierende');
    expect(detailsOfCollege(blank, 'male', 'en').description).toMatch(/^Test College men’s soccer\. /);
  });

  test('structured data leave out what is unknown', () => {
    const jsonLd = detailsOfCollege(known, 'male', 'en').structuredData?.('https://touchline.example');
    expect(jsonLd).toMatchObject({ '@type': 'CollegeOrUniversity', name: 'Test College', address: { addressRegion: 'OH' } });
    expect(JSON.stringify(jsonLd)).not.toContain('null');
    expect(jsonLd).not.toHaveProperty('geo');
  });

  test('the cover is the preview picture, in the size in which it is sent', () => {
    const pictureDetails = { cover0001: { width: 3200, height: 1800, placeholder: null, area: null } };
    expect(detailsOfCollege(aCollege({ pictureDetails, cover: 'cover0001' }), 'male', 'en').image).toEqual({
      path: '/media/colleges/test-college/ls/cover0001',
      width: 1600,
      height: 900,
    });
    expect(detailsOfCollege(blank, 'male', 'en').image).toBeNull();
  });
});
