import type { FieldSource } from '../../college/college-parts';
import { suggestedLink } from '../../reference/suggestions';

/** What others may do with the facts of a source. */
export interface SourceTerms {
  /** A page of the source; null where there is none, as for what is generally known. */
  readonly link: string | null;
  /** The licence under which Touchline passes its facts on; null where nobody has cleared that yet. */
  readonly licence: string | null;
}

const SCORECARD = 'https://collegescorecard.ed.gov/data/';
const IPEDS = 'https://nces.ed.gov/ipeds/';
const EADA = 'https://ope.ed.gov/athletics/';
const US_GOVERNMENT = 'Public domain: work of the US government';

/** What the people of a college wrote about it, and what Touchline computed. */
export const OWN_LICENCE = 'Free to use with the source named';

/** Sources by the beginning of their name in our tables (docs/data-sources.md); the first that fits counts. */
const SOURCES: readonly (readonly [beginning: string, terms: SourceTerms])[] = [
  ['College Scorecard', { link: SCORECARD, licence: US_GOVERNMENT }],
  ['IPEDS', { link: IPEDS, licence: US_GOVERNMENT }],
  ['EADA', { link: EADA, licence: US_GOVERNMENT }],
  ['NCAA Directory', { link: 'https://web3.ncaa.org/directory/', licence: null }],
  ['NCAA team list and Wikipedia', { link: 'https://en.wikipedia.org/', licence: null }],
  ['NCAA', { link: 'https://www.ncaa.org/', licence: null }],
  ['ncaa.com', { link: 'https://www.ncaa.com/', licence: null }],
  ['Wikipedia, Module:College color/data', { link: 'https://en.wikipedia.org/wiki/Module:College_color/data', licence: null }],
  ['Massey Ratings', { link: 'https://masseyratings.com/', licence: null }],
  ['NAIA', { link: 'https://www.naia.org/', licence: null }],
  ['NJCAA', { link: 'https://www.njcaa.org/', licence: null }],
  ['JUCO guide', { link: 'https://www.njcaa.org/', licence: null }],
  ['U SPORTS', { link: 'https://usports.ca/', licence: null }],
  ['Canada West', { link: 'https://canadawest.org/', licence: null }],
  ['RSEQ', { link: 'https://rseq.ca/', licence: null }],
];

const NOT_CLEARED: SourceTerms = { link: null, licence: null };

/**
 * The terms of a fact’s source. Government data and what a college’s coaches wrote may be passed on; every other source
 * is named and linked, and its values are not, until somebody has cleared them. So is the page to which a suggested
 * correction leads, whoever accepted it.
 */
export function termsOf({ by, source }: Pick<FieldSource, 'by' | 'source'>): SourceTerms {
  const suggested = suggestedLink(source);
  if (suggested !== null) return { link: suggested, licence: null };
  if (by === 'coach') return { link: null, licence: OWN_LICENCE };
  if (by === 'admin') return NOT_CLEARED;
  return SOURCES.find(([beginning]) => source.startsWith(beginning))?.[1] ?? NOT_CLEARED;
}
