import { describe, expect, test } from 'vitest';
import { slugOf } from '../../kernel/text/fold-text';
import { LEAGUE_VALUES } from '../college-kinds';
import { conferenceNamed, conferencesOf, INDEPENDENT } from './conferences-of';
import { NAIA_CONFERENCES, USPORTS_CONFERENCES } from './naia';
import { NCAA_D1_CONFERENCES, NCAA_D2_CONFERENCES, NCAA_D3_CONFERENCES } from './ncaa';
import { NJCAA_CONFERENCES } from './njcaa';

const LISTS = [
  ['NCAA Division I', NCAA_D1_CONFERENCES, 32],
  ['NCAA Division II', NCAA_D2_CONFERENCES, 23],
  ['NCAA Division III', NCAA_D3_CONFERENCES, 42],
  ['NAIA', NAIA_CONFERENCES, 20],
  ['U SPORTS', USPORTS_CONFERENCES, 4],
  ['NJCAA', NJCAA_CONFERENCES, 38],
] as const;

const all = LEAGUE_VALUES.flatMap((league) => conferencesOf(league, null));
const duplicates = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('[S3-10] the conferences of the leagues', () => {
  test.each(LISTS)('%s: complete, each with value, short and long name, in the order of the long names', (_, list, count) => {
    expect(list.entries).toHaveLength(count);
    for (const { value, short, long } of list.entries) {
      expect(value).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(short.length).toBeLessThanOrEqual(20);
      expect(long.length).toBeGreaterThanOrEqual(short.length);
    }
    const names = list.entries.map(({ long }) => slugOf(long));
    expect(names).toEqual(names.toSorted());
    expect(duplicates(list.entries.map(({ short }) => short))).toEqual([]);
  });

  test('a value is unique over all leagues, so that it can stand in an address', () => {
    expect(duplicates([...all, INDEPENDENT].map(({ value }) => value))).toEqual([]);
  });

  test('every spelling of a conference finds it again in its league and division, and no other', () => {
    for (const league of LEAGUE_VALUES) {
      for (const division of league === 'ncaa' || league === 'njcaa' ? ([1, 2, 3] as const) : [null]) {
        for (const conference of conferencesOf(league, division)) {
          const { value, short, long, alsoKnownAs = [] } = conference;
          for (const text of [value, short, long, ...alsoKnownAs, long.toUpperCase()])
            expect(conferenceNamed(league, division, text), `${league} ${division ?? ''} ${text}`).toBe(conference);
        }
      }
    }
  });

  test('NCAA divisions do not mix; an NJCAA conference stands in each division in which its members play', () => {
    expect(conferencesOf('ncaa', null)).toHaveLength(32 + 23 + 42);
    expect(conferenceNamed('ncaa', 2, 'GNAC')?.long).toBe('Great Northwest Athletic Conference');
    expect(conferenceNamed('ncaa', 3, 'GNAC')?.long).toBe('Great Northeast Athletic Conference');
    expect(conferenceNamed('ncaa', null, 'GNAC')).toBeNull();
    const garden = conferenceNamed('njcaa', null, 'Garden State Athletic Conference');
    for (const division of [1, 2, 3] as const) expect(conferencesOf('njcaa', division)).toContain(garden);
    expect(conferencesOf('njcaa', 1).map(({ short }) => short)).not.toContain('Mon-Dak');
  });

  test('abbreviated and former names are understood, an independent team is recognised, anything else is null', () => {
    expect(conferenceNamed('ncaa', 3, 'City University of New York Ath Conf')?.short).toBe('CUNYAC');
    expect(conferenceNamed('ncaa', 1, 'Colonial Athletic Association')?.short).toBe('CAA');
    expect(conferenceNamed('ncaa', 2, 'DII Independent')).toBe(INDEPENDENT);
    expect(conferenceNamed('naia', null, 'Association of Independent Institutions')?.short).toBe('CAC');
    expect(conferenceNamed('ncaa', 1, 'Conference of the Moon')).toBeNull();
    expect(conferenceNamed('ncaa', 1, '')).toBeNull();
    expect(conferenceNamed('other', null, 'ACC')).toBeNull();
  });
});
