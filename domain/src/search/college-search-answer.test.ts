import { expect, test } from 'vitest';
import { ALL_COLLEGES } from './college-query';
import { answerCollegeSearch } from './college-search-answer';
import { buildCollegeIndex } from './matching/college-index';
import { aFindableCollege } from './testing/a-findable-college';

const INDEX = buildCollegeIndex([
  aFindableCollege('Two Divisions College', {
    ...{ league: 'ncaa', division: 3, conference: 'Mountain West', sexes: ['male', 'female'], womensDivision: 1 },
    ...{ mensConference: 'ncaa-d3-scac', womensConference: 'ncaa-d1-mw' },
  }),
]);
const conferenceIn = (query: object) =>
  answerCollegeSearch(INDEX, { ...ALL_COLLEGES, ...query }, false).items.map(({ conference }) => conference);

test('a row names the conference of the team that is chosen or read, else those of both teams', () => {
  expect(conferenceIn({})).toEqual(['SCAC/Mountain West']);
  expect(conferenceIn({ filters: { gender: ['female'] } })).toEqual(['Mountain West']);
  expect(conferenceIn({ text: 'mens' })).toEqual(['SCAC']);
});
