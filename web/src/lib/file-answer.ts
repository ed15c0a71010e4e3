import type { ServedStream } from '@touchline/domain/http/served-file';
import { ApiRefusal } from './api-refusal';

/** A file that an endpoint answered, whole; rejects with ApiRefusal where it broke off on the way. */
export async function fileAnswerOf(response: Response): Promise<ServedStream> {
  const bytes = await response.arrayBuffer().catch(() => {
    throw new ApiRefusal(null);
  });
  const fileName = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'touchline';
  return { parts: once(new Uint8Array(bytes)), contentType: response.headers.get('content-type') ?? '', fileName };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
