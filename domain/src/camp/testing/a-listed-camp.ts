import { type CampHost, type ListedCamp, listedCampOf } from '../listed-camp';
import type { Camp } from '../camp';
import { aCamp } from './a-camp';

/** The host of sample camps. */
export function aCampHost(given: Partial<CampHost> = {}): CampHost {
  return {
    _id: 'sample-college',
    name: 'Sample College',
    pathName: 'Sample_College',
    shortName: null,
    abbreviation: null,
    city: null,
    state: null,
    league: null,
    division: null,
    mensDivision: null,
    womensDivision: null,
    sexes: ['male', 'female'],
    color: null,
    secondColor: null,
    ...given,
  };
}

/** A camp as lists show it, with few details except the given ones. */
export function aListedCamp(given: Partial<Camp> = {}, host: Partial<CampHost> = {}): ListedCamp {
  return listedCampOf(aCamp({ collegeId: host._id ?? 'sample-college', ...given }), { ...aCampHost(host), lat: null, lng: null });
}
