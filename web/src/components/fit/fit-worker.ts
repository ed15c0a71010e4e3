import { type FitRequest, fitResponder } from './fit-responder';

/* The web worker of the fit: it computes the parts of all colleges, so that no press waits (docs/search.md). */
const replyTo = fitResponder();

addEventListener('message', ({ data }: MessageEvent<FitRequest>) => postMessage(replyTo(data)));
