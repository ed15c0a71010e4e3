import { type CatalogueReply, catalogueResponder } from '../features/college-search/catalogue-responder';
import type { CatalogueWorker } from '../features/college-search/catalogue-search';

/**
 * A web worker of the catalogue without a thread: it answers like the real one, with copies, in later tasks. Replies
 * can be held and delivered one by one.
 */
export function aCatalogueWorker() {
  const replyTo = catalogueResponder();
  const asked: string[] = [];
  const held: Promise<CatalogueReply>[] = [];
  let isHolding = false;
  let isEnded = false;
  const worker: CatalogueWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => {
      asked.push(request.ask);
      const reply = replyTo(structuredClone(request)).then((answered) => structuredClone(answered));
      if (isHolding) held.push(reply);
      else void reply.then(send);
    },
    terminate: () => {
      isEnded = true;
    },
  };
  function send(reply: CatalogueReply): void {
    if (!isEnded) worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data: reply }));
  }
  return {
    worker,
    asked: () => asked,
    isEnded: () => isEnded,
    holdReplies: () => {
      isHolding = true;
    },
    /** Delivers the reply to the question of this number, counted from 0 since replies are held. */
    deliver: (at: number) => void held[at]?.then(send),
    fail: () => void worker.onerror?.call(worker as Worker, new ErrorEvent('error')),
  };
}
