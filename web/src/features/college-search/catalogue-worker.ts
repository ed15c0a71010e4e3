import { type CatalogueRequest, catalogueResponder } from './catalogue-responder';

/* The web worker of the college search: it parses and indexes the catalogue, and answers queries (docs/search.md). */
const replyTo = catalogueResponder();

addEventListener('message', ({ data }: MessageEvent<CatalogueRequest>) => {
  void replyTo(data).then((reply) => postMessage(reply));
});
