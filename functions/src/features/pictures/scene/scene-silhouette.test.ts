import { describe, expect, test } from 'vitest';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import {
  fittingSilhouettes,
  isByTheSea,
  sceneFactsOf,
  type SceneFacts,
  type Silhouette,
  SILHOUETTES,
  silhouetteOf,
} from './scene-silhouette';

const PLACES = {
  salem: { lat: 42.52, lng: -70.9 },
  miami: { lat: 25.72, lng: -80.2 },
  chicago: { lat: 41.83, lng: -87.63 },
  denver: { lat: 39.68, lng: -104.96 },
  albuquerque: { lat: 35.08, lng: -106.62 },
  tempe: { lat: 33.42, lng: -111.93 },
  fresno: { lat: 36.81, lng: -119.75 },
  lincoln: { lat: 40.82, lng: -96.7 },
  boone: { lat: 36.21, lng: -81.68 },
  columbus: { lat: 40.0, lng: -83.0 },
  atlanta: { lat: 33.75, lng: -84.39 },
  worcester: { lat: 42.27, lng: -71.81 },
  pittsburgh: { lat: 40.44, lng: -79.99 },
} as const;

type Given = Partial<Parameters<typeof sceneFactsOf>[0]>;
type Place = keyof typeof PLACES;
const factsOf = (place: Place | null, given: Given = {}): SceneFacts =>
  sceneFactsOf({
    ...aCollege({ campusSetting: null, collegeType: null, affiliation: null, enrollmentSize: null, league: 'ncaa' }),
    name: 'Test College',
    position: place === null ? { lat: null, lng: null } : PLACES[place],
    ...given,
  });

const PRIVATE = { collegeType: 'privateNonprofit' } as const;
const PUBLIC = { collegeType: 'public' } as const;
const CASES: readonly (readonly [string, SceneFacts, readonly Silhouette[]])[] = [
  ['a college by the sea of the north', factsOf('salem', PUBLIC), ['lighthouse', 'clock']],
  ['a college by the warm sea', factsOf('miami'), ['promenade', 'veranda']],
  ['a college by a Great Lake', factsOf('chicago'), ['boathouse']],
  ['a college in the mountains', factsOf('denver'), ['lodge']],
  ['a college of New Mexico', factsOf('albuquerque'), ['pueblo', 'mission']],
  ['a college of Arizona', factsOf('tempe', { ...PUBLIC, campusSetting: 'city' }), ['pueblo', 'mission', 'glass']],
  ['a college of California', factsOf('fresno'), ['mission']],
  ['a college of the plains, in a town', factsOf('lincoln', { campusSetting: 'town' }), ['prairie']],
  ['a college of the plains, in a city', factsOf('lincoln', { campusSetting: 'city' }), ['clock']],
  ['a college of Canada', factsOf('pittsburgh', { league: 'usports' }), ['chateau']],
  ['a college of a church', factsOf('columbus', { affiliation: 'Roman Catholic' }), ['chapel']],
  [
    'a private college named for a saint, in a city',
    factsOf('columbus', { ...PRIVATE, name: 'St. Anne College', campusSetting: 'city' }),
    ['cathedral', 'gothic', 'quad'],
  ],
  [
    'a public college of a town named for a saint',
    factsOf('columbus', { ...PUBLIC, name: 'St. Cloud State', campusSetting: 'town' }),
    ['clock'],
  ],
  [
    'a two-year college',
    factsOf('columbus', { ...PUBLIC, league: 'njcaa', campusSetting: 'city', enrollmentSize: 20_000 }),
    ['commons', 'glass'],
  ],
  [
    'a large public university in a city',
    factsOf('columbus', { ...PUBLIC, campusSetting: 'city', enrollmentSize: 40_000 }),
    ['glass', 'tower', 'dome'],
  ],
  [
    'a small public college in a suburb',
    factsOf('columbus', { ...PUBLIC, campusSetting: 'suburb', enrollmentSize: 900 }),
    ['glass'],
  ],
  [
    'a private college in a town of the hills',
    factsOf('boone', { ...PRIVATE, campusSetting: 'town' }),
    ['whiteHall', 'portico', 'veranda'],
  ],
  ['a private college in a city of the north-east', factsOf('worcester', { ...PRIVATE, campusSetting: 'city' }), ['gothic']],
  ['a private college in a city of the south', factsOf('atlanta', { ...PRIVATE, campusSetting: 'city' }), ['portico']],
  ['a private college in a town of the Midwest', factsOf('columbus', { ...PRIVATE, campusSetting: 'town' }), ['quad']],
  ['a college of which nothing is known', factsOf(null), ['clock']],
];

describe('the hall of a drawn scene', () => {
  test.each(CASES)('%s', (_, facts, halls) => {
    expect(fittingSilhouettes(facts)).toEqual(halls);
    for (const id of ['a', 'b', 'c', 'd', 'e']) expect(halls).toContain(silhouetteOf(id, facts));
  });

  test('each of the twenty has a case above', () => {
    expect(new Set(CASES.flatMap(([, , halls]) => halls))).toEqual(new Set(SILHOUETTES));
    expect(SILHOUETTES).toHaveLength(20);
  });

  test('is always the same for one college, and differs between colleges of the same kind', () => {
    const facts = factsOf('columbus', { ...PUBLIC, campusSetting: 'city', enrollmentSize: 40_000 });
    const ids = Array.from({ length: 60 }, (_, at) => `college-${at}`);
    expect(ids.map((id) => silhouetteOf(id, facts))).toEqual(ids.map((id) => silhouetteOf(id, facts)));
    expect(new Set(ids.map((id) => silhouetteOf(id, facts)))).toEqual(new Set(['glass', 'tower', 'dome']));
  });

  test('boats are by the sea alone: never inland, by a lake, or where the place is unknown', () => {
    const inland: readonly Place[] = ['chicago', 'denver', 'fresno', 'lincoln', 'worcester', 'pittsburgh'];
    expect([isByTheSea(factsOf('salem')), isByTheSea(factsOf('miami'))]).toEqual([true, true]);
    expect(inland.filter((place) => isByTheSea(factsOf(place)))).toEqual([]);
    expect(isByTheSea(factsOf(null))).toBe(false);
    expect(isByTheSea({ landscape: 'coast', milesToSea: 5 })).toBe(false);
  });
});
