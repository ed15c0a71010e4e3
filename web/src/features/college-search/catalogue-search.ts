import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { Payer } from '@touchline/domain/college/price/year-price';
import type { CatalogueFile } from '@touchline/domain/search/catalogue-file';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import type { CollegeSearchAnswer } from '@touchline/domain/search/college-search-answer';
import type { CatalogueReply, CatalogueRequest } from './catalogue-responder';

/** The search of the downloaded catalogue. It rejects where it cannot answer; then the API still can. */
export interface CatalogueSearch {
  readonly answer: (query: CollegeQuery, payer?: Payer | null) => Promise<CollegeSearchAnswer>;
  /** Every college that a query finds, on all pages; prices are those of the payer where one is given. */
  readonly all: (query: CollegeQuery, payer?: Payer | null) => Promise<readonly CollegeListItem[]>;
  readonly close: () => void;
}

/** What the search needs of a web worker. */
export type CatalogueWorker = Pick<Worker, 'onmessage' | 'onerror' | 'terminate'> & {
  readonly postMessage: (request: CatalogueRequest) => void;
};

/** Makes a catalogue searchable: in a worker, or in the page where none starts. */
export async function openCatalogue(file: CatalogueFile, start = startWorker): Promise<CatalogueSearch> {
  try {
    return await searchInWorker(start(), file);
  } catch {
    return searchInPage(file);
  }
}

function startWorker(): CatalogueWorker {
  return new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module' });
}

async function searchInWorker(worker: CatalogueWorker, file: CatalogueFile): Promise<CatalogueSearch> {
  const { send, close } = conversationWith(worker);
  try {
    await send((id) => ({ id, ask: 'open', file }));
  } catch (failure) {
    close();
    throw failure;
  }
  return {
    answer: async (query, payer = null) => {
      const reply = await send((id) => ({ id, ask: 'answer', query, payer }));
      if (reply.to === 'answer') return reply.answer;
      throw new Error(`The worker replied to ${reply.to}`);
    },
    all: async (query, payer = null) => {
      const reply = await send((id) => ({ id, ask: 'all', query, payer }));
      if (reply.to === 'all') return reply.found;
      throw new Error(`The worker replied to ${reply.to}`);
    },
    close,
  };
}

interface Waiting {
  readonly resolve: (reply: CatalogueReply) => void;
  readonly reject: (failure: Error) => void;
}

/**
 * Sends requests, each of which resolves with the reply of its id. A worker that fails, or is closed, rejects what it
 * was asked and everything after it.
 */
function conversationWith(worker: CatalogueWorker) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let end: Error | null = null;
  const endWith = (failure: Error) => {
    end = failure;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.onerror = () => endWith(new Error('The worker of the catalogue failed'));
  worker.onmessage = ({ data }: MessageEvent<CatalogueReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.to === 'failure') asked?.reject(new Error(data.message));
    else asked?.resolve(data);
  };
  return {
    send: (requestOf: (id: number) => CatalogueRequest): Promise<CatalogueReply> => {
      if (end !== null) return Promise.reject(end);
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage(requestOf(id));
      });
    },
    close: () => endWith(new Error('The search of the catalogue is closed')),
  };
}

/** Searches in the page; the catalogue is indexed with the first question. */
async function searchInPage(file: CatalogueFile): Promise<CatalogueSearch> {
  const { catalogueEngine } = await import('./catalogue-engine');
  let engine: ReturnType<typeof catalogueEngine> | null = null;
  const opened = () => (engine ??= catalogueEngine(file));
  return {
    answer: async (query, payer = null) => (await opened().forPayer(payer)).answer(query),
    all: async (query, payer = null) => (await opened().forPayer(payer)).all(query),
    close: () => undefined,
  };
}
