import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { Payer } from '@touchline/domain/college/price/year-price';
import type { CatalogueFile } from '@touchline/domain/search/catalogue-file';
import { ALL_COLLEGES, type CollegeQuery } from '@touchline/domain/search/college-query';
import type { CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import { type CatalogueEngine, catalogueEngine } from './catalogue-engine';

/** What the page asks the worker for; `open` comes first and makes the file searchable. */
export type CatalogueRequest =
  | { readonly id: number; readonly ask: 'open'; readonly file: CatalogueFile }
  | { readonly id: number; readonly ask: 'answer' | 'all'; readonly query: CollegeQuery; readonly payer: Payer | null };

/** The worker's reply to the request of the same id. */
export type CatalogueReply =
  | { readonly id: number; readonly to: 'open' }
  | { readonly id: number; readonly to: 'answer'; readonly answer: CollegeSearchAnswer }
  | { readonly id: number; readonly to: 'all'; readonly found: readonly CollegeListItem[] }
  | { readonly id: number; readonly to: 'failure'; readonly message: string };

/** A search that nobody waits for: the first one compiles the code that the others need. */
const WARM_UP: CollegeQuery = { ...ALL_COLLEGES, text: 'college' };

/** Answers the requests of one worker: each gets exactly one reply, a failure where it cannot be answered. */
export function catalogueResponder(): (request: CatalogueRequest) => Promise<CatalogueReply> {
  let engine: CatalogueEngine | null = null;
  async function replyTo(request: CatalogueRequest): Promise<CatalogueReply> {
    const { id, ask } = request;
    if (ask === 'open') {
      engine = catalogueEngine(request.file);
      engine.answer(WARM_UP);
      return { id, to: 'open' };
    }
    if (engine === null) throw new Error('No catalogue is open');
    const search = await engine.forPayer(request.payer);
    if (ask === 'all') return { id, to: 'all', found: search.all(request.query) };
    return { id, to: 'answer', answer: search.answer(request.query) };
  }
  return async (request) => {
    try {
      return await replyTo(request);
    } catch (failure) {
      return { id: request.id, to: 'failure', message: String(failure) };
    }
  };
}
