import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import { collegeListItemOf } from '@touchline/domain/college/catalogue/college-list-item-of';
import type { Payer } from '@touchline/domain/college/price/year-price';
import { askedTeam } from '@touchline/domain/search/asked-team';
import { type CatalogueEntry, type CatalogueFile, entriesOfCatalogue } from '@touchline/domain/search/catalogue-file';
import { buildCollegeIndex } from '@touchline/domain/search/matching/college-index';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { answerCollegeSearch, type CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import { findColleges } from '@touchline/domain/search/find-colleges';

/** Searches the whole catalogue in the browser, with the same code as the API. */
export interface CatalogueEngine {
  readonly answer: (query: CollegeQuery) => CollegeSearchAnswer;
  /** Every college that a query finds, on all pages. */
  readonly all: (query: CollegeQuery) => readonly CollegeListItem[];
  /**
   * The engine for whom a price is computed: prices that filter, count and sort are the payer's, and the colleges that
   * it lists keep their net price. Null is everybody.
   */
  readonly forPayer: (payer: Payer | null) => Promise<Pick<CatalogueEngine, 'answer' | 'all'>>;
}

/** Makes a downloaded catalogue searchable. */
export function catalogueEngine(file: CatalogueFile): CatalogueEngine {
  const entries = entriesOfCatalogue(file);
  const ofEverybody = searchOf(entries);
  let own: { readonly payer: string; readonly search: ReturnType<typeof searchOf> } | null = null;
  return {
    ...ofEverybody,
    forPayer: async (payer) => {
      if (payer === null) return ofEverybody;
      const key = JSON.stringify(payer);
      if (own?.payer !== key) own = { payer: key, search: listingNetPrices(searchOf(await pricedFor(entries, payer)), entries) };
      return own.search;
    },
  };
}

function searchOf(entries: readonly CatalogueEntry[]): Pick<CatalogueEngine, 'answer' | 'all'> {
  const index = buildCollegeIndex(entries);
  return {
    answer: (query) => answerCollegeSearch(index, query, true),
    all: (query) => {
      const { found, reading } = findColleges(index, query);
      const team = askedTeam(query.filters, reading);
      return found.map((row) => collegeListItemOf(row, team));
    },
  };
}

type Search = ReturnType<typeof searchOf>;

/** A search whose colleges have the net prices of the catalogue, whatever it searched by. */
function listingNetPrices({ answer, all }: Search, entries: readonly CatalogueEntry[]): Search {
  const netPrices = new Map(entries.map(({ _id, netPrice }) => [_id, netPrice]));
  const listed = (item: CollegeListItem) => ({ ...item, netPrice: netPrices.get(item._id) ?? null });
  return {
    answer: (query) => {
      const found = answer(query);
      return { ...found, items: found.items.map(listed) };
    },
    all: (query) => all(query).map(listed),
  };
}

/** The entries with the payer's price of a year in place of the net price; the rule and its table are downloaded. */
async function pricedFor(entries: readonly CatalogueEntry[], payer: Payer): Promise<readonly CatalogueEntry[]> {
  const [{ familyPricesOf }, { amountOf, yearPrice }] = await Promise.all([
    import('@touchline/domain/reference/family-prices/family-prices'),
    import('@touchline/domain/college/price/year-price'),
  ]);
  return entries.map((entry) => {
    const { state, collegeType, netPrice, outOfStateTuition, unitId } = entry;
    const college = { state, collegeType, netPrice, outOfStateTuition, family: familyPricesOf(unitId) };
    return { ...entry, netPrice: amountOf(yearPrice(college, payer)) };
  });
}
