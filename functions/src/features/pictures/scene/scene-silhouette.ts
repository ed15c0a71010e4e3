import type { College } from '@touchline/domain/college/college';
import { completionOf } from '@touchline/domain/college/facts/completion';
import { pickBy, seededNumbers } from '@touchline/domain/kernel/text/seeded-numbers';
import { type Landscape, landscapeOf, type Trees, treesOf } from '@touchline/domain/reference/geography/landscape';
import { milesToSea } from '@touchline/domain/reference/geography/miles-to-sea';
import { RELIGIOUS_AFFILIATIONS } from '@touchline/domain/reference/religious-affiliations';
import { isCanadian } from '@touchline/domain/reference/geography/region-of-state';

/** What a drawn scene depends on. */
export type Depicted = Pick<
  College,
  | '_id'
  | 'name'
  | 'position'
  | 'campusSetting'
  | 'collegeType'
  | 'affiliation'
  | 'enrollmentSize'
  | 'league'
  | 'academics'
  | 'address'
  | 'color'
  | 'secondColor'
  | 'colorWords'
>;

/** The facts that decide which hall stands in the scene. */
export interface SceneFacts {
  readonly landscape: Landscape;
  readonly trees: Trees;
  /** Null where the place is unknown. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** Null where the place is unknown or not charted. */
  readonly milesToSea: number | null;
  readonly setting: College['campusSetting'];
  readonly type: College['collegeType'];
  readonly students: number | null;
  readonly isReligious: boolean;
  readonly isTwoYear: boolean;
  readonly isCanadian: boolean;
}

/** So near to the sea that its boats, its lighthouse or its promenade belong to the picture. */
const SHORE_MILES = 4;
const LARGE = 15_000;
const MIDDLING = 5000;

type Fits = (facts: SceneFacts) => boolean;
const isWest: Fits = ({ lng }) => lng !== null && lng < -100;
const isPrivate: Fits = ({ type }) => type === 'privateNonprofit';
const isSmallPlace: Fits = ({ setting }) => setting === 'town' || setting === 'rural';
const isNorthEast: Fits = ({ lat, lng }) => lat !== null && lng !== null && lat >= 38.5 && lng >= -80.6;
const isMidwest: Fits = ({ lat, lng }) => lat !== null && lng !== null && lat >= 37.5 && lng < -80.6 && lng >= -97;
const isSouth: Fits = ({ lat, lng }) => lat !== null && lng !== null && lat < 36.6 && lng >= -100;
const hasFourYears: Fits = ({ isTwoYear }) => !isTwoYear;

/** True within the few miles of the sea where a scene may show boats. A college inland or by a lake never has any. */
export function isByTheSea({ landscape, milesToSea: miles }: Pick<SceneFacts, 'landscape' | 'milesToSea'>): boolean {
  return landscape === 'coast' && miles !== null && miles <= SHORE_MILES;
}

/** The halls that a scene may show, each with the facts of the colleges that it fits. */
const FITS = {
  lighthouse: (facts) => isByTheSea(facts) && facts.trees !== 'palm',
  promenade: (facts) => isByTheSea(facts) && facts.trees === 'palm',
  boathouse: ({ landscape }) => landscape === 'lake',
  lodge: ({ landscape }) => landscape === 'mountain',
  pueblo: (facts) => facts.landscape === 'desert' && (facts.lng ?? -180) > -112.6,
  mission: (facts) => isWest(facts) && (facts.trees === 'palm' || facts.trees === 'cactus' || (facts.lat ?? 90) < 39),
  prairie: (facts) => facts.landscape === 'prairie' && facts.setting !== 'city',
  chateau: (facts) => facts.isCanadian,
  chapel: ({ isReligious, setting }) => isReligious && setting !== 'city',
  cathedral: ({ isReligious, setting }) => isReligious && setting === 'city',
  commons: ({ isTwoYear }) => isTwoYear,
  glass: (facts) => facts.type === 'public' && (facts.setting === 'city' || facts.setting === 'suburb'),
  tower: (facts) => hasFourYears(facts) && facts.setting === 'city' && (facts.students ?? 0) >= MIDDLING,
  dome: (facts) => hasFourYears(facts) && facts.type === 'public' && (facts.students ?? 0) >= LARGE,
  gothic: (facts) => isPrivate(facts) && !isSmallPlace(facts) && (isNorthEast(facts) || isMidwest(facts)),
  whiteHall: (facts) => isPrivate(facts) && isSmallPlace(facts) && (isNorthEast(facts) || facts.landscape === 'ridge'),
  quad: (facts) => hasFourYears(facts) && isPrivate(facts) && isMidwest(facts),
  portico: (facts) => hasFourYears(facts) && isPrivate(facts) && isSouth(facts),
  veranda: (facts) => isSouth(facts) && facts.setting !== 'city',
  clock: (facts) => facts.type === 'public' && (isSmallPlace(facts) || facts.setting === null),
} as const satisfies Readonly<Record<string, Fits>>;

/** The hall in the middle of a scene. */
export type Silhouette = keyof typeof FITS;

/** Halls of a place or of a faith: they say the most about a college. */
const TELLING = [
  'lighthouse',
  'promenade',
  'boathouse',
  'lodge',
  'pueblo',
  'mission',
  'prairie',
  'chateau',
  'chapel',
  'cathedral',
] as const satisfies readonly Silhouette[];
export const SILHOUETTES = [
  ...TELLING,
  'commons',
  'glass',
  'tower',
  'dome',
  'gothic',
  'whiteHall',
  'quad',
  'portico',
  'veranda',
  'clock',
] as const satisfies readonly Silhouette[];

/** The halls that fit a college, the most telling first; the clock tower fits where nothing else does. */
export function fittingSilhouettes(facts: SceneFacts): readonly Silhouette[] {
  const fitting = SILHOUETTES.filter((silhouette) => FITS[silhouette](facts));
  return fitting.length === 0 ? ['clock'] : fitting;
}

/**
 * The hall of a college: one of those that fit it, by its id, so that it never changes and colleges next to each other
 * differ. At least every second college that a telling one fits has such a hall.
 */
export function silhouetteOf(id: string, facts: SceneFacts): Silhouette {
  const fitting = fittingSilhouettes(facts);
  const telling = TELLING.filter((silhouette) => fitting.includes(silhouette));
  const draw = seededNumbers(`hall ${id}`);
  return pickBy(telling.length > 0 && draw() % 2 === 0 ? telling : fitting, draw());
}

/** Names that churches give to their colleges. Public colleges bear some of them too, as towns do. */
const CHURCH_NAME =
  /\b(adventist|assumption|baptist|bethany|bethel|bible|brethren|calvin|catholic|christ|christian|concordia|holy|loyola|lutheran|marian|mary|mercy|methodist|mount st|nazarene|notre dame|our lady|presbyterian|saint|seminary|st|trinity|wesleyan|xavier)\b/i;
const RELIGIONS: ReadonlySet<string> = new Set(RELIGIOUS_AFFILIATIONS.entries.map(({ name }) => name));

/** What the scene of a college is chosen by. Without a place it shows hills. */
export function sceneFactsOf(college: Omit<Depicted, '_id' | 'color' | 'secondColor' | 'colorWords'>): SceneFacts {
  const { lat, lng } = college.position;
  const place = lat === null || lng === null ? null : { lat, lng };
  const landscape = place === null ? 'hills' : landscapeOf(place);
  return {
    landscape,
    trees: place === null ? 'broadleaf' : treesOf(place, landscape),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    milesToSea: place === null ? null : milesToSea(place),
    setting: college.campusSetting,
    type: college.collegeType,
    students: college.enrollmentSize,
    isReligious: isOfChurch(college),
    isTwoYear: college.league === 'njcaa' || completionOf(college)?.years === 3,
    isCanadian: college.league === 'usports' || isCanadian(college.address.administrative_area_level_1),
  };
}

function isOfChurch({ affiliation, collegeType, name }: Pick<Depicted, 'affiliation' | 'collegeType' | 'name'>): boolean {
  if (affiliation !== null) return RELIGIONS.has(affiliation);
  return collegeType === 'privateNonprofit' && CHURCH_NAME.test(name);
}
