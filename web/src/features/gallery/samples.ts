import type { College } from '@touchline/domain/college/college';
import { scenePath } from '@touchline/domain/pictures/scene-address';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Picture } from '../../ui/fields/editable-picture';
import type { Fact } from '../../ui/facts';

type ListItem = AnswerOf<'searchColleges'>['items'][number];

/** An invented college, as lists know it. */
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
  mensDivision: null,
  womensDivision: null,
  conference: 'Sample Valley Conference',
  sexes: ['male', 'female'],
  inferred: [],
  color: '#7a1f3d',
  secondColor: null,
  students: 2140,
  setting: 'town',
  acceptanceRate: 64,
  graduationRate: 58,
  netPrice: 18_240,
  outOfStateTuition: 41_200,
  collegeType: null,
  unitId: null,
  lat: null,
  lng: null,
  rank: null,
  isSampleRank: false,
};

/** A college whose texts are as long as they can get. */
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

/** A college of which hardly anything is known. */
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
  { label: 'Undergraduates', value: '8,412' },
  { label: 'Net price', value: '$18,240', note: '2024' },
  { label: 'Graduate within six years', value: '71 %' },
  { label: 'Accepted', value: '38 %' },
  { label: 'SAT', value: null },
];

/** Facts whose names and values are as long as they get. */
export const LONG_FACTS: readonly Fact[] = FACTS.map(({ label, value }) => ({
  label: `${label}, counted over all campuses and both summer terms`,
  value: value === null ? null : `1,240,000 – 2,480,000`,
  note: 'U.S. Department of Education, College Scorecard, 2023–24',
}));

/** A text that has to wrap, and a word in it that is wider than a phone. */
export const LONG_TEXT =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen, and then a sentence that simply does not want to end because whoever wrote it had much to say about the town, the river and the old stand behind the goal.';

type Team = College['athletics']['sport'][number];

const team = (sex: Team['sex']): Team => ({
  sportsType: 'soccer',
  sex,
  division: null,
  conference: null,
  evidence: null,
  region: null,
  logo: null,
  description: null,
  athleticsURL: null,
  newsURL: null,
  rosterURL: null,
  scheduleURL: null,
  statisticsURL: null,
  recruitedURL: null,
  social: { facebook: null, youtube: null, twitter: null, instagram: null },
  media: { youtubeURLs: [] },
  headCoachPicture: null,
  teamPicture: null,
  coaches: [],
  rosterNeeds: [],
  notRecruitingUntil: null,
});

/** What the head of a college page takes, for a college of a list. */
export function aHeroCollege({ city, state, sexes, ...college }: typeof ONE_COLLEGE) {
  return {
    ...college,
    version: 1,
    address: { locality: city, administrative_area_level_1: state, country: 'US', postal_code: null, address: null },
    athletics: { sport: sexes.map(team) },
  };
}

function drawn(width: number, height: number, [sky, hill, grass]: readonly [string, string, string]): string {
  const horizon = Math.round(height * 0.55);
  const far = `M0 ${horizon}Q${width * 0.3} ${horizon * 0.7} ${width * 0.6} ${horizon * 0.95}T${width} ${horizon * 0.85}V${height}H0Z`;
  const near = `M0 ${height * 0.68}H${width}V${height}H0Z`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${sky}"/>` +
    `<circle cx="${width * 0.72}" cy="${horizon * 0.55}" r="${height * 0.09}" fill="#fff" fill-opacity=".85"/>` +
    `<path d="${far}" fill="${hill}"/><path d="${near}" fill="${grass}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A very pale cover: the hardest background for a white name. */
export const PALE_COVER = { src: drawn(1600, 640, ['#fdf6e3', '#f3e3c2', '#ffffff']) };
/** A scene as pages without a cover have it: that of a college of the demo world. */
export const SCENE = { src: scenePath({ _id: 'harbor-point-university', version: 1 }), isScene: true };
export const DUSK_COVER = { src: drawn(1600, 640, ['#f2b155', '#7a4b3a', '#146b4f']) };
export const PORTRAIT = drawn(480, 600, ['#8db4ff', '#37453e', '#1e9e73']);
/** An address without a picture. */
export const BROKEN_PICTURE = 'data:image/webp;base64,AAAA';

/** Three pictures to choose among; the last one has no name. */
export const PICTURES: readonly Picture[] = [
  { id: 'dusk', src: drawn(600, 400, ['#f2b155', '#7a4b3a', '#146b4f']), alt: 'The old stand at dusk' },
  { id: 'noon', src: drawn(600, 400, ['#8db4ff', '#146b4f', '#1e9e73']), alt: 'The training ground at noon' },
  { id: 'snow', src: drawn(600, 400, ['#dfe8ee', '#a9bbb2', '#ffffff']), alt: '' },
];
