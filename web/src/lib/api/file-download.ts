import type { ServedStream } from '@touchline/domain/http/served-file';
import { ApiRefusal } from './api-refusal';

/** The whole file of an answer; rejects with ApiRefusal where the download breaks off. */
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

/** Makes the browser save a file under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
