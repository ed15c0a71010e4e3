import { familyPricesIn, type FamilyPriceTable } from '@touchline/domain/reference/family-prices/family-prices';
import { type CatalogueEntry, type CatalogueFile, entriesOfCatalogue } from '@touchline/domain/search/catalogue-file';
import { type ChanceOfAdmission, chanceOfAdmission } from '@touchline/domain/search/fit/chance-of-admission';
import type { FitCollege } from '@touchline/domain/search/fit/fit-college';
import { type FitFile, figuresOfFile } from '@touchline/domain/search/fit/fit-file';
import { partsOfFit } from '@touchline/domain/search/fit/fit-of';
import { type ByPart, byPart, type ScoredPart } from '@touchline/domain/search/fit/fit-part';
import type { FitWishes } from '@touchline/domain/search/fit/fit-wishes';
import type { RankedFit } from '@touchline/domain/search/fit/order-change';

/** A college with the scores of its parts; the weights are applied in the page. */
export interface RatedCollege extends RankedFit {
  readonly chance: ChanceOfAdmission['chance'] | null;
}

/** A college's parts with their reasons. */
export interface ExplainedFit {
  readonly parts: ByPart<ScoredPart>;
  readonly chance: ChanceOfAdmission | null;
}

/** What the page asks the worker for; `open` comes first, and `prices` before the first wishes with a payer. */
export type FitRequest =
  | { readonly id: number; readonly ask: 'open'; readonly catalogue: CatalogueFile; readonly figures: FitFile }
  | { readonly id: number; readonly ask: 'prices'; readonly lines: string }
  | { readonly id: number; readonly ask: 'rate'; readonly wishes: FitWishes }
  | { readonly id: number; readonly ask: 'explain'; readonly college: string; readonly wishes: FitWishes };

/** The worker's reply to the request of the same id. */
export type FitReply =
  | { readonly id: number; readonly to: 'open' | 'prices' }
  | { readonly id: number; readonly to: 'rate'; readonly rated: readonly RatedCollege[] }
  | { readonly id: number; readonly to: 'explain'; readonly fit: ExplainedFit | null }
  | { readonly id: number; readonly to: 'failure'; readonly message: string };

/** The UNITID is what the table of prices knows a college by. */
type CollegeWithId = FitCollege & Pick<CatalogueEntry, 'unitId'>;

/** Answers the requests of one worker: each gets exactly one reply, a failure where it cannot be answered. */
export function fitResponder(): (request: FitRequest) => FitReply {
  let colleges: ReadonlyMap<string, CollegeWithId> = new Map();
  function replyTo(request: FitRequest): FitReply {
    const { id } = request;
    if (request.ask === 'open') {
      const figures = figuresOfFile(request.figures);
      const entries = entriesOfCatalogue(request.catalogue);
      colleges = new Map(
        entries.map((entry) => [entry._id, { ...entry, figures: figures.get(entry._id) ?? null, family: null }]),
      );
      return { id, to: 'open' };
    }
    if (request.ask === 'prices') {
      const prices = familyPricesIn(request.lines);
      colleges = new Map([...colleges].map(([key, college]) => [key, { ...college, family: familyOf(college, prices) }]));
      return { id, to: 'prices' };
    }
    const { wishes } = request;
    if (request.ask === 'explain') {
      const college = colleges.get(request.college);
      return { id, to: 'explain', fit: college === undefined ? null : explained(college, wishes) };
    }
    return { id, to: 'rate', rated: [...colleges.values()].map((college) => rated(college, wishes)) };
  }
  return (request) => {
    try {
      return replyTo(request);
    } catch (failure) {
      return { id: request.id, to: 'failure', message: String(failure) };
    }
  };
}

function familyOf({ unitId }: CollegeWithId, prices: FamilyPriceTable): FitCollege['family'] {
  return unitId === null ? null : (prices.get(String(unitId)) ?? null);
}

function explained(college: FitCollege, wishes: FitWishes): ExplainedFit {
  return { parts: partsOfFit(college, wishes), chance: chanceOfAdmission(college, wishes) };
}

function rated(college: FitCollege, wishes: FitWishes): RatedCollege {
  const { parts, chance } = explained(college, wishes);
  return { id: college._id, scores: byPart((part) => parts[part].score), chance: chance?.chance ?? null };
}
