import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Fact } from '../../ui/fact';

type ListItem = AnswerOf<'searchColleges'>['items'][number];

/** A college of the gallery, as lists know it; invented. */
export const ONE_COLLEGE: ListItem = {
  _id: 'larkmoor-college',
  name: 'Larkmoor College',
  pathName: 'Larkmoor_College',
  shortName: null,
  abbreviation: 'LMC',
  nickname: 'Larks',
  city: 'Larkmoor',
  state: 'OH',
  league: 'ncaa',
  division: 3,
  conference: 'Sample Valley Conference',
  sexes: ['male', 'female'],
  color: '#7a1f3d',
  ...{
    students: 2140,
    setting: 'town',
    acceptanceRate: 64,
    graduationRate: 58,
    netPrice: 18_240,
    lat: null,
    lng: null,
    rank: null,
    isSampleRank: false,
  },
};

/** Everything as long as it can get. */
export const LONG_COLLEGE: ListItem = {
  ...ONE_COLLEGE,
  _id: 'long-name',
  name: 'The Northwestern Methodist and Agricultural State University of Upper Larkmoor at Saint Bartholomew Heights',
  pathName: 'Long_Name',
  abbreviation: 'NMASUULSBH',
  city: 'Saint Bartholomew-on-the-Upper-Larkmoor Heights',
  conference: 'Mid-Continental Intercollegiate Athletic Conference of the Upper Plains',
  color: '#f2c400',
};

/** Hardly anything is known. */
export const BARE_COLLEGE: ListItem = {
  ...ONE_COLLEGE,
  _id: 'bare',
  name: 'Oake',
  pathName: 'Oake',
  abbreviation: null,
  nickname: null,
  city: null,
  state: null,
  conference: null,
  division: null,
  sexes: ['female'],
  color: null,
};

const COLOURS = ['#0b5d8f', '#c8102e', '#00703c', '#ff8200', '#4b2e83', '#111111', '#ffffff', '#fdb515'];

/** Eight colleges of different colours. */
export const MANY_COLLEGES: readonly ListItem[] = COLOURS.map((color, index) => ({
  ...ONE_COLLEGE,
  _id: `college-${index}`,
  name:
    ['Fennbrook', 'Ashmere', 'Dunlow', 'Wexcombe', 'Tarnside', 'Holloway Ridge', 'Pellham', 'Quarry Point'][index] ?? 'Larkmoor',
  pathName: `College_${index}`,
  abbreviation: null,
  division: ([1, 2, 3] as const)[index % 3] ?? null,
  color,
}));

/** Five facts, one of which nobody reported. */
export const FACTS: readonly Fact[] = [
  { label: 'Students', value: '8,412' },
  { label: 'Net price', value: '$18,240', note: '2024' },
  { label: 'Graduate in four years', value: '71 %' },
  { label: 'Accepted', value: '38 %' },
  { label: 'SAT', value: null },
];

/** Facts whose names and values are as long as they get. */
export const LONG_FACTS: readonly Fact[] = FACTS.map(({ label, value }) => ({
  label: `${label}, counted over all campuses and both summer terms`,
  value: value === null ? null : `1,240,000 – 2,480,000`,
  note: 'U.S. Department of Education, College Scorecard, 2023–24',
}));

export const LONG_TEXT =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and then a sentence that simply does not want to end because whoever wrote it had much to say about the town, the river and the old stand behind the goal.';
