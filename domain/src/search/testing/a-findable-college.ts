import type { CatalogueEntry } from '../catalogue-file';

/** A college of the catalogue of which nothing is known but its name and what is given. */
export function aFindableCollege(name: string, given: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    _id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    pathName: name.replaceAll(' ', '_'),
    ...{ shortName: null, abbreviation: null, nickname: null, aliases: [], color: null },
    ...{ city: null, state: null, conference: null, league: null, division: null, sexes: [], fields: [] },
    ...{ collegeType: null, affiliation: null, setting: null, students: null },
    ...{ acceptanceRate: null, graduationRate: null, netPrice: null, satLow: null, satHigh: null, actLow: null, actHigh: null },
    ...{ lat: null, lng: null, milesToSea: null },
    ...{ hasCamp: false, rank: null, isSampleRank: false, lists: [] },
    ...given,
  };
}
