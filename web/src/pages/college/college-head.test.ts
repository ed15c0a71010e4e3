import { aCollege } from '@touchline/domain/college/testing/a-college';
import { describe, expect, test } from 'vitest';
import { english } from '../../i18n/english';
import { detailsOfCollege } from './college-head';
import { head } from './college-view';

const headAt = (pathname: string, language: 'en' | 'de') =>
  head({
    data: { college: known, comparison: null, camps: null },
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

  test('structured data tell of the college and its team, and leave out what is unknown', () => {
    const jsonLd = detailsOfCollege(known, 'male', 'en').structuredData?.('https://touchline.example');
    const address = 'https://touchline.example/Test_College/mens/soccer';
    expect(jsonLd).toMatchObject({
      '@graph': [
        { '@type': 'CollegeOrUniversity', '@id': `${address}#college`, name: 'Test College', address: { addressRegion: 'OH' } },
        { '@type': 'SportsTeam', sport: 'Soccer', url: address, parentOrganization: { '@id': `${address}#college` } },
      ],
    });
    expect(JSON.stringify(jsonLd)).not.toMatch(/null|"geo"/);
    const teamless = { ...known, athletics: { sport: [] } };
    const alone = detailsOfCollege(teamless, 'male', 'en').structuredData?.('https://touchline.example');
    expect(alone).toMatchObject({ '@type': 'CollegeOrUniversity' });
  });

  test('the preview picture is that of the team, at the version of the college', () => {
    expect(detailsOfCollege(aCollege({ version: 7 }), 'female', 'en').image).toEqual({
      path: expect.stringMatching(/^\/media\/og\/test-college\/womens-7-\d+\.jpg$/) as string,
      width: 1200,
      height: 630,
    });
  });

  test.each(['administration', 'rankingsAlbum'])('%s is for signed-in people and not indexed; the others are', (tab) => {
    expect(headAt(`/Test_College/mens/soccer/${tab}`, 'en').isIndexable).toBe(false);
    expect(headAt('/Test_College/mens/soccer/academics', 'en').isIndexable).toBeUndefined();
  });
});
