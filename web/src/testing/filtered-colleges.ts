import { aFindableCollege } from '@touchline/domain/search/testing/a-findable-college';

const WHERE = { state: 'CA', conference: 'ACC', mensConference: 'ncaa-d1-acc', league: 'ncaa', division: 1 } as const;
/** Colleges that differ in what filters ask for. */
export const FILTERED_COLLEGES = [
  aFindableCollege('Stanford University', {
    ...WHERE,
    sexes: ['male', 'female'],
    netPrice: 12_136,
    students: 8054,
    strength: ['m2', 'w1'],
  }),
  aFindableCollege('Coastal College', {
    ...WHERE,
    sexes: ['male', 'female'],
    needs: ['wGK2027', 'mFW2028'],
    strength: ['m1', 'w3'],
    milesToSea: 2,
    netPrice: 30_000,
    acceptanceRate: 71,
    rank: 9,
    isSampleRank: true,
  }),
  aFindableCollege('Ohio Sample College', {
    state: 'OH',
    league: 'naia',
    sexes: ['male'],
    acceptanceRate: 55,
    rank: 4,
    lists: ['naia', 'bestPublic'],
  }),
];
