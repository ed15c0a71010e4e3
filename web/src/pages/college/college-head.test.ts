import { aCollege } from '@touchline/domain/college/testing/a-college';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { UNKNOWN_TEAM } from '@touchline/domain/season/college-soccer';
import { aMatch } from '@touchline/domain/season/testing/a-season';
import { aStoredSeason, shownSeasons } from '@touchline/domain/season/testing/a-stored-season';
import { describe, expect, test } from 'vitest';
import { COLLEGE_TABS, SIGNED_IN_TABS, tabAddress } from '../../features/college-page/college-tabs';
import { english } from '../../i18n/english';
import { headElements } from '../../server/page-head';
import { detailsOfCollege } from './college-head';
import { head } from './college-view';

const headAt = (pathname: string, language: 'en' | 'de') =>
  head({
    data: { college: known, comparison: null, soccer: null, camps: null, members: null, titles: [] },
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

  test('the price of a Canadian university is not told as one in American dollars', () => {
    const { details } = known.academics;
    const priced = (country: string) => ({
      ...known,
      address: { ...known.address, country },
      academics: { ...known.academics, details: { ...details, costs: { ...details.costs, netPriceTuition: 17_250 } } },
    });
    const told = (country: string, language: 'en' | 'de') => detailsOfCollege(priced(country), 'male', language).description;
    expect(told('US', 'en')).toContain('net price $17,250 per year');
    expect(told('CA', 'en')).toContain('net price CA$17,250 per year');
    expect(told('CA', 'de')).toContain('Nettopreis CA$17.250 im Jahr');
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

  test('[S3-04] structured data have the legal name beside the one that people use, and no letters of a crest', () => {
    const source = { by: 'import', source: 'general knowledge', year: 2026 } as const;
    const named = { ...known, abbreviation: 'TC', legalName: 'Test College of Ohio' };
    const organisationOf = (college: typeof named) =>
      JSON.stringify(detailsOfCollege(college, 'male', 'en').structuredData?.('https://touchline.example'));
    expect(organisationOf(named)).toContain('"name":"Test College","legalName":"Test College of Ohio","alternateName":["TC"');
    const imported = organisationOf({ ...named, sources: { abbreviation: source } });
    expect(imported).toContain('"legalName":"Test College of Ohio"');
    expect(imported).not.toContain('"TC"');
  });

  test('camps are events of the college, those of the other team are left out', () => {
    const camp: AnswerOf<'collegeCamps'>['items'][number] = {
      ...{ _id: 'one', name: 'ID Clinic', type: 'idClinic', sex: 'male', startsOn: '2027-01-16', endsOn: '2027-01-18' },
      ...{ startsAt: null, endsAt: null, registrationClosesOn: null, placeName: 'North Field', priceCents: 125_050 },
      ...{ capacity: 40, spacesLeft: 0, ages: { from: 14, to: 19 }, grades: { from: null, to: null }, registrationURL: null },
    };
    const camps = [
      camp,
      { ...camp, _id: 'two', sex: 'female' as const },
      { ...camp, _id: 'free', placeName: null, priceCents: null },
    ];
    const jsonLd = detailsOfCollege(known, 'male', 'de', { camps }).structuredData?.('https://touchline.example');
    const address = 'https://touchline.example/Test_College/mens/soccer';
    const graph = (jsonLd as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(graph.map((one) => one['@type'])).toEqual(['CollegeOrUniversity', 'SportsTeam', 'SportsEvent', 'SportsEvent']);
    expect(graph[2]).toMatchObject({
      name: 'ID Clinic',
      startDate: '2027-01-16',
      endDate: '2027-01-18',
      location: { '@type': 'Place', name: 'North Field', address: { addressRegion: 'OH' } },
      organizer: { '@id': `${address}#college` },
      offers: { price: '1250.50', priceCurrency: 'USD', availability: 'https://schema.org/SoldOut' },
    });
    expect(graph[3]).toMatchObject({ location: { name: 'Test College' } });
    expect(graph[3]).not.toHaveProperty('offers');
    const teamless = { ...known, athletics: { sport: [] } };
    expect(JSON.stringify(detailsOfCollege(teamless, 'male', 'en', { camps }).structuredData?.(''))).toContain('SportsEvent');
  });

  test('the description has the newest season by results, and none of a sample', () => {
    const rank: AnswerOf<'collegeComparison'>['ranks'][number] = {
      ...{ list: 'rpi', season: 2025, sex: 'female', isSample: false, publisher: 'Touchline', league: 'ncaa', division: 1 },
      ...{ rank: 2, previousRank: 3, teams: 350, record: { wins: 21, losses: 2, ties: 2 } },
      inConference: { name: 'ACC', record: { wins: 9, losses: 0, ties: 1 } },
    };
    const described = (ranks: readonly (typeof rank)[], language: 'en' | 'de' = 'en') =>
      detailsOfCollege(known, 'female', language, { comparison: { ranks: [...ranks] } }).description;
    expect(described([rank])).toContain('students. 2025: 21-2-2 · 9-0-1 in the ACC · 2nd by our RPI. Staff');
    expect(described([rank], 'de')).toContain('2025: 21-2-2 · 9-0-1 in der ACC · 2. in unserem RPI. ');
    expect(described([{ ...rank, record: null, inConference: null, publisher: 'NCAA', rank: 11 }])).toContain(
      '2025: 11th by the RPI. ',
    );
    expect(described([{ ...rank, isSample: true }])).not.toContain('RPI');
  });

  test('matches of the season that the Athletics tab shows are events with both teams, a neutral one with its place', () => {
    const played = (season: number, ...matches: Parameters<typeof aStoredSeason>[0]) =>
      shownSeasons(aStoredSeason(matches, { season }), known._id);
    const soccer: AnswerOf<'collegeSoccer'> = {
      team: {
        ...UNKNOWN_TEAM,
        seasons: [
          played(
            2025,
            aMatch('2025-08-28', known._id, ':Mobile', '4-0'),
            aMatch('2025-09-20', 'fir', known._id, '1-1', { isNeutral: true, place: 'Cary, NC' }),
          ),
          played(2024, aMatch('2024-09-06', 'fir', known._id, '3-0')),
        ].flat(),
      },
      met: [known._id, 'fir'].map((_id) => ({
        ...{ _id, name: `${_id} College`, pathName: `${_id}_College`, abbreviation: null, color: null, secondColor: null },
      })),
    };
    const eventsAt = (season: string | null) => {
      const jsonLd = detailsOfCollege(known, 'male', 'en', { soccer, season }).structuredData?.('https://touchline.example');
      return (jsonLd as { '@graph': Record<string, unknown>[] })['@graph'].filter((one) => one['@type'] === 'SportsEvent');
    };
    expect(eventsAt(null)).toMatchObject([
      { startDate: '2025-08-28', awayTeam: { name: 'Mobile' }, description: '4–0' },
      {
        ...{ name: 'fir College – test-college College', location: { name: 'Cary, NC' } },
        homeTeam: { '@type': 'SportsTeam', url: 'https://touchline.example/fir_College/mens/soccer' },
      },
    ]);
    expect(eventsAt(null)[0]).not.toHaveProperty('location');
    expect(eventsAt('2024').map(({ startDate }) => startDate)).toEqual(['2024-09-06']);
  });

  test.each(COLLEGE_TABS.filter((tab) => !SIGNED_IN_TABS.has(tab)))(
    '%s has its own canonical address in both languages',
    (tab) => {
      const pathname = tabAddress('Test_College', 'male', { tab, album: null });
      const german = headElements(headAt(pathname, 'de'), { origin: 'https://touchline.example', pathname, language: 'de' });
      const own = `https://touchline.example${pathname}`;
      expect(german).toContain(`<link rel="canonical" href="${own}?lang=de">`);
      expect(german).toContain(`<link rel="alternate" hreflang="en" href="${own}">`);
      expect(german).toContain(`<link rel="alternate" hreflang="de" href="${own}?lang=de">`);
      expect(german).toContain(`<link rel="alternate" hreflang="x-default" href="${own}">`);
    },
  );

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
