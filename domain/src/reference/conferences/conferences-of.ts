import { slugOf } from '../../kernel/text/fold-text';
import { type Division, type League, LEAGUE_VALUES } from '../college-kinds';
import type { Conference } from '../reference-list';
import { NAIA_CONFERENCES, USPORTS_CONFERENCES } from './naia';
import { NCAA_D1_CONFERENCES, NCAA_D2_CONFERENCES, NCAA_D3_CONFERENCES } from './ncaa';
import { NJCAA_CONFERENCES } from './njcaa';

const NCAA = { 1: NCAA_D1_CONFERENCES.entries, 2: NCAA_D2_CONFERENCES.entries, 3: NCAA_D3_CONFERENCES.entries } as const;

/** The entry for a team without a conference, in every league. */
export const INDEPENDENT: Conference = { value: 'independent', short: 'Independent', long: 'Independent' };

/** The conferences of a league. `division` null means all of its divisions; it is ignored where the league has none. */
export function conferencesOf(league: League, division: Division | null): readonly Conference[] {
  switch (league) {
    case 'ncaa':
      return division === null ? Object.values(NCAA).flat() : NCAA[division];
    case 'njcaa':
      return NJCAA_CONFERENCES.entries.filter(({ divisions }) => division === null || divisions.includes(division));
    case 'naia':
      return NAIA_CONFERENCES.entries;
    case 'usports':
      return USPORTS_CONFERENCES.entries;
    case 'other':
      return [];
  }
}

/**
 * The conference of a league that a text names by value, short or long name, another spelling or a former name,
 * ignoring case and punctuation. Null where none matches or, without a division, several do. Texts like `DII
 * Independent` are INDEPENDENT.
 */
export function conferenceNamed(league: League, division: Division | null, text: string): Conference | null {
  if (/\bindependents?$/i.test(text.trim())) return INDEPENDENT;
  const wanted = spellingOf(text);
  const [found, another] = conferencesOf(league, division).filter((conference) => SPELLINGS.get(conference)?.has(wanted));
  return found !== undefined && another === undefined ? found : null;
}

const ABBREVIATED: ReadonlyMap<string, string> = new Map(
  Object.entries({ ath: 'athletic', conf: 'conference', assoc: 'association', assn: 'association', coll: 'college' }),
);

function spellingOf(text: string): string {
  return slugOf(text)
    .split('-')
    .map((word) => ABBREVIATED.get(word) ?? word)
    .join('-');
}

const SPELLINGS: ReadonlyMap<Conference, ReadonlySet<string>> = new Map(
  LEAGUE_VALUES.flatMap((league) => conferencesOf(league, null)).map((conference) => {
    const { value, short, long, alsoKnownAs = [] } = conference;
    return [conference, new Set([value, short, long, ...alsoKnownAs].map(spellingOf))];
  }),
);
