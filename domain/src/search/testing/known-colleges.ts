import { buildCollegeIndex } from '../matching/college-index';
import { searchColleges } from '../matching/search-colleges';
import type { SearchableCollege } from '../matching/searchable-college';

/** A college of which only the given fields are filled. */
export function aSearchableCollege(name: string, fields: Partial<SearchableCollege> = {}): SearchableCollege {
  const names = { legalName: null, shortName: null, abbreviation: null, nickname: null, aliases: [] };
  const facts = { city: null, state: null, conference: null, league: null, division: null, students: null };
  return { _id: name.toLowerCase().replaceAll(' ', '-'), name, ...names, ...facts, ...fields };
}

/**
 * Well-known colleges, written as lists write them: campuses after hyphens, nicknames of teams, initials, former names.
 */
export const KNOWN_COLLEGES: readonly SearchableCollege[] = [
  aSearchableCollege('Stanford University', { nickname: 'Cardinal', city: 'Stanford', state: 'CA' }),
  aSearchableCollege('Duke University', {
    nickname: 'Blue Devils',
    city: 'Durham',
    state: 'NC',
    conference: 'Atlantic Coast Conference',
  }),
  aSearchableCollege('Massachusetts Institute of Technology', { nickname: 'Engineers', city: 'Cambridge', state: 'MA' }),
  aSearchableCollege('University of California-Los Angeles', { nickname: 'Bruins', city: 'Los Angeles', state: 'CA' }),
  aSearchableCollege('University of California-Davis', { nickname: 'Aggies', city: 'Davis', state: 'CA' }),
  aSearchableCollege('University of Michigan-Ann Arbor', { nickname: 'Wolverines', city: 'Ann Arbor', state: 'MI' }),
  aSearchableCollege('Michigan State University', { nickname: 'Spartans', city: 'East Lansing', state: 'MI' }),
  aSearchableCollege('University of Minnesota-Twin Cities', { nickname: 'Golden Gophers', city: 'Minneapolis', state: 'MN' }),
  aSearchableCollege('Virginia Polytechnic Institute and State University', {
    nickname: 'Hokies',
    aliases: ['Virginia Tech'],
    city: 'Blacksburg',
    state: 'VA',
    conference: 'Atlantic Coast Conference',
  }),
  aSearchableCollege('University of Virginia-Main Campus', { nickname: 'Cavaliers', city: 'Charlottesville', state: 'VA' }),
  aSearchableCollege('University of North Carolina at Chapel Hill', {
    nickname: 'Tar Heels',
    city: 'Chapel Hill',
    state: 'NC',
    conference: 'Atlantic Coast Conference',
  }),
  aSearchableCollege('North Carolina State University at Raleigh', {
    nickname: 'Wolfpack',
    aliases: ['N C State'],
    city: 'Raleigh',
    state: 'NC',
  }),
  aSearchableCollege('Davidson College', { nickname: 'Wildcats', city: 'Davidson', state: 'NC' }),
  aSearchableCollege('Ohio State University-Main Campus', {
    nickname: 'Buckeyes',
    city: 'Columbus',
    state: 'OH',
    conference: 'Big Ten Conference',
  }),
  aSearchableCollege('Ohio University-Main Campus', { nickname: 'Bobcats', city: 'Athens', state: 'OH' }),
  aSearchableCollege('Kenyon College', { nickname: 'Owls', city: 'Gambier', state: 'Ohio' }),
  aSearchableCollege('Oberlin College', { nickname: 'Yeomen', city: 'Oberlin', state: 'OH' }),
  aSearchableCollege('Boston College', { nickname: 'Eagles', city: 'Chestnut Hill', state: 'MA' }),
  aSearchableCollege('Boston University', { nickname: 'Terriers', city: 'Boston', state: 'MA' }),
  aSearchableCollege('Emerson College', { nickname: 'Lions', city: 'Boston', state: 'MA' }),
  aSearchableCollege('Texas A & M University-College Station', { nickname: 'Aggies', city: 'College Station', state: 'TX' }),
  aSearchableCollege('William & Mary', {
    nickname: 'Tribe',
    aliases: ['College of William and Mary'],
    city: 'Williamsburg',
    state: 'VA',
  }),
  aSearchableCollege("St. John's University-New York", { nickname: 'Red Storm', city: 'Queens', state: 'NY' }),
  aSearchableCollege('Saint Louis University', { nickname: 'Billikens', abbreviation: 'SLU', city: 'Saint Louis', state: 'MO' }),
  aSearchableCollege("D'Youville  University", { nickname: 'Saints', city: 'Buffalo', state: 'NY' }),
  aSearchableCollege('Université Laval', { nickname: 'Rouge et Or', city: 'Québec', state: 'QC' }),
  aSearchableCollege('Toronto Metropolitan University', {
    nickname: 'Bold',
    aliases: ['Ryerson University'],
    city: 'Toronto',
    state: 'ON',
  }),
  aSearchableCollege('George Washington University', { nickname: 'Revolutionaries', city: 'Washington', state: 'DC' }),
  aSearchableCollege('Gonzaga University', { nickname: 'Bulldogs', city: 'Spokane', state: 'WA' }),
  aSearchableCollege('Westminster College', { nickname: 'Blue Jays', city: 'Fulton', state: 'MO' }),
  {
    ...aSearchableCollege('Westminster College', { nickname: 'Titans', city: 'New Wilmington', state: 'PA' }),
    _id: 'westminster-college-pa',
  },
];

const INDEX = buildCollegeIndex(KNOWN_COLLEGES);

/** Names found among the known colleges, best first. */
export function namesFound(query: string): readonly string[] {
  return searchColleges(INDEX, query).map(({ name }) => name);
}
