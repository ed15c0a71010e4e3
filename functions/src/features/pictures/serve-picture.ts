import { Refusal } from '@touchline/domain/http/refusal';
import { pictureAddressOf } from '@touchline/domain/pictures/picture-address';
import type { Handler } from '../../platform/handler';
import type { ServePicture } from './served-pictures';

/** GET /ui/v1/resources?q= */
export function resource(serve: ServePicture): Handler<'resource'> {
  return async ({ query }) => {
    const address = pictureAddressOf(query.q);
    if (address === null) throw new Refusal('malformed', 'malformedRequest', { what: 'q' }, 'q');
    return serve(address);
  };
}

/** GET /media/:kind/:ownerId/:pictureId */
export function mediaPicture(serve: ServePicture): Handler<'mediaPicture'> {
  return async ({ params: { kind, ownerId, pictureId } }) => serve(known(`${kind}/${ownerId}/${pictureId}`));
}

/** GET /media/:kind/:ownerId/:variant/:pictureId */
export function mediaVariant(serve: ServePicture): Handler<'mediaVariant'> {
  return async ({ params: { kind, ownerId, variant, pictureId } }) => serve(known(`${kind}/${ownerId}/${variant}/${pictureId}`));
}

function known(path: string) {
  const address = pictureAddressOf(path);
  if (address === null) throw new Refusal('notFound', 'notFound');
  return address;
}
