import type { AnswerOf } from '@touchline/domain/http/api-contract';

type ListItem = AnswerOf<'searchColleges'>['items'][number];

/** A college as lists contain it. */
export function aListItem(name: string, changes: Partial<ListItem> = {}): ListItem {
  return {
    _id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    pathName: name.replaceAll(' ', '_'),
    shortName: null,
    abbreviation: null,
    nickname: null,
    city: 'Sampleton',
    state: 'OH',
    league: 'ncaa',
    division: 1,
    mensDivision: null,
    womensDivision: null,
    conference: 'Sample Conference',
    sexes: ['male', 'female'],
    inferred: [],
    color: null,
    secondColor: null,
    students: null,
    setting: null,
    acceptanceRate: null,
    graduationRate: null,
    netPrice: null,
    outOfStateTuition: null,
    collegeType: null,
    unitId: null,
    lat: null,
    lng: null,
    rank: null,
    isSampleRank: false,
    ...changes,
  };
}

type Answer = AnswerOf<'searchColleges'>;

/** The API's answer to a college search; `total` counts the results on all pages. */
export function foundColleges(items: Answer['items'], total = items.length, more: Partial<Answer> = {}): Answer {
  return { items, total, facets: null, similar: [], readAs: null, read: null, ...more };
}

/** The comparison of a college that nothing is compared with. */
export const NO_COMPARISON: AnswerOf<'collegeComparison'> = {
  standings: [],
  conference: [],
  similar: [],
  rivals: [],
  nearby: [],
  milesToSea: null,
  ranks: [],
  freshmen: null,
  familyPrices: null,
};
