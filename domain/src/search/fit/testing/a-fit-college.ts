import { aFindableCollege } from '../../testing/a-findable-college';
import type { FitCollege, FitFigures } from '../fit-college';

/** The figures of a team of which nothing is known but what is given. */
export function someFigures(given: Partial<FitFigures> = {}): FitFigures {
  return { strength: null, lines: { GK: null, DF: null, MF: null, FW: null }, freshmen: null, ...given };
}

/** A college of which nothing is known for a fit but what is given. */
export function aFitCollege(given: Partial<FitCollege> = {}): FitCollege {
  return { ...aFindableCollege('Sample'), figures: null, family: null, ...given };
}

/** A college in Ohio of which everything is known. */
export function aKnownCollege(given: Partial<FitCollege> = {}): FitCollege {
  const figures = someFigures({
    strength: { ahead: 80, season: 2025 },
    lines: { ...someFigures().lines, GK: { known: 4, leaving: [1, 3, 4] } },
    freshmen: { share: 20, median: 20, season: 2025 },
  });
  return aFitCollege({
    ...{ league: 'ncaa', division: 1, sexes: ['female'], state: 'OH', collegeType: 'privateNonprofit', setting: 'town' },
    ...{ students: 2500, acceptanceRate: 60, graduationRate: 70, netPrice: 20_000, fields: ['52'], milesToSea: 300 },
    ...{ satLow: 1100, satHigh: 1300, actLow: 22, actHigh: 28, figures: { male: null, female: figures } },
    ...given,
  });
}
