import type { CatalogueFile } from '@touchline/domain/search/catalogue-file';
import type { FitFile } from '@touchline/domain/search/fit/fit-file';
import type { FitWishes } from '@touchline/domain/search/fit/fit-wishes';
import type { ExplainedFit, FitReply, FitRequest, RatedCollege } from './fit-responder';

/** Computes the fit of colleges on this device; nothing is sent anywhere. */
export interface FitEngine {
  readonly rate: (wishes: FitWishes) => Promise<readonly RatedCollege[]>;
  /** Null for a college that the catalogue lacks. */
  readonly explain: (college: string, wishes: FitWishes) => Promise<ExplainedFit | null>;
}

/** What the engine needs of a web worker. */
export type FitWorker = Pick<Worker, 'onmessage' | 'onerror' | 'terminate'> & {
  readonly postMessage: (request: FitRequest) => void;
};

type Send = (requestOf: (id: number) => FitRequest) => Promise<FitReply>;

/** Opens the two files in a worker, or in the page where none starts. */
export async function openFit(catalogue: CatalogueFile, figures: FitFile, start = startWorker): Promise<FitEngine> {
  const open = (id: number): FitRequest => ({ id, ask: 'open', catalogue, figures });
  try {
    const send = sendTo(start());
    await send(open);
    return engineOf(send);
  } catch {
    const replyTo = (await import('./fit-responder')).fitResponder();
    const send: Send = (requestOf) => Promise.resolve(replyTo(requestOf(0)));
    await send(open);
    return engineOf(send);
  }
}

function startWorker(): FitWorker {
  return new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' });
}

/** The table of net prices by income is downloaded with the first wishes that say who pays. */
function engineOf(send: Send): FitEngine {
  let prices: Promise<unknown> | null = null;
  async function pricesFor({ payer }: FitWishes): Promise<void> {
    if (payer === null) return;
    prices ??= sendPrices(send).catch((failure: unknown) => {
      prices = null;
      throw failure;
    });
    await prices;
  }
  return {
    rate: async (wishes) => {
      await pricesFor(wishes);
      const reply = await send((id) => ({ id, ask: 'rate', wishes }));
      if (reply.to === 'rate') return reply.rated;
      throw new Error(`The fit cannot be computed: ${reply.to}`);
    },
    explain: async (college, wishes) => {
      await pricesFor(wishes);
      const reply = await send((id) => ({ id, ask: 'explain', college, wishes }));
      if (reply.to === 'explain') return reply.fit;
      throw new Error(`The fit cannot be explained: ${reply.to}`);
    },
  };
}

async function sendPrices(send: Send): Promise<void> {
  const { FAMILY_PRICE_LINES: lines } = await import('@touchline/domain/reference/family-prices/family-price-table');
  const { to } = await send((id) => ({ id, ask: 'prices', lines }));
  if (to !== 'prices') throw new Error(`The prices cannot be read: ${to}`);
}

interface Waiting {
  readonly resolve: (reply: FitReply) => void;
  readonly reject: (failure: Error) => void;
}

/** Sends requests to a worker, each of which resolves with the reply of its id. One that fails rejects them all. */
function sendTo(worker: FitWorker): Send {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let end: Error | null = null;
  worker.onerror = () => {
    end = new Error('The worker of the fit failed');
    worker.terminate();
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FitReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.to === 'failure') asked?.reject(new Error(data.message));
    else asked?.resolve(data);
  };
  return (requestOf) => {
    if (end !== null) return Promise.reject(end);
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage(requestOf(id));
    });
  };
}
