import {
  collegeCatalogue,
  collegeComparison,
  collegeDots,
  collegeRanking,
  locations,
  mediaCatalogue,
  searchColleges,
  siteNumbers,
} from '../features/colleges/catalogue-handlers';
import { addedSoccer, editAddedSoccer, undoAddedSoccer } from '../features/colleges/added-soccer-handlers';
import { addedSoccerStore } from '../features/colleges/added-soccer-store';
import {
  collegeCamps,
  collegeRanks,
  collegeSoccer,
  conferenceColorsCall,
  seasonLeaders,
} from '../features/colleges/college-list-handlers';
import { collegeFacts, factsOfLeague } from '../features/colleges/open-fact-handlers';
import { collegeEdits, collegeProperty, getCollege, patchCollege, undoCollegePatch } from '../features/colleges/college-handlers';
import { fitFigures } from '../features/colleges/fit-handlers';
import { readFitFigures } from '../features/colleges/fit-store';
import type { CollegeServices } from './college-services';

/** The handlers of colleges, their catalogue and their search. */
export function collegeHandlers({ colleges, catalogue, lists, rankings, clock, profiles, database, newId }: CollegeServices) {
  const additions = addedSoccerStore(database, clock, newId);
  return {
    college: getCollege(colleges),
    patchCollege: patchCollege(colleges, clock),
    undoCollegePatch: undoCollegePatch(colleges),
    collegeEdits: collegeEdits(colleges, profiles),
    collegeCamps: collegeCamps(colleges, lists, clock),
    collegeSoccer: collegeSoccer(catalogue, lists),
    collegeFacts: collegeFacts(colleges, { lists, catalogue }),
    factsOfLeague: factsOfLeague(database, { lists, catalogue }),
    seasonLeaders: seasonLeaders(rankings, catalogue),
    conferenceColors: conferenceColorsCall(catalogue),
    addedSoccer: addedSoccer(additions, catalogue, profiles),
    editAddedSoccer: editAddedSoccer(additions, catalogue),
    undoAddedSoccer: undoAddedSoccer(additions, catalogue),
    collegeRanking: collegeRanking(rankings, catalogue),
    collegeRanks: collegeRanks(colleges, lists),
    collegeProperty: collegeProperty(catalogue),
    collegeCatalogue: collegeCatalogue(catalogue),
    collegeComparison: collegeComparison(catalogue, lists),
    mediaCatalogue: mediaCatalogue(catalogue),
    fitFigures: fitFigures(() => readFitFigures(database()), clock),
    searchColleges: searchColleges(catalogue),
    collegeDots: collegeDots(catalogue),
    locations: locations(catalogue),
    siteNumbers: siteNumbers(catalogue),
  };
}
