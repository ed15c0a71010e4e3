import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { FURTHER_ROUTES } from '@touchline/domain/http/further-routes';
import type { Language } from '@touchline/domain/kernel/language';
import { cookieValue } from './api-client';
import { ApiRefusal, apiRefusalOf } from './api-refusal';
import { type ClientProof, clientProof, PROOF_HEADER } from './client-proof';
import { KEY_HEADER, keyOfCall, updateKey } from './idempotency-key';

/** What an admin says of a file that they import. */
export interface ImportUpload {
  readonly kind: string;
  readonly name: string;
  readonly year?: string;
  readonly replaceAdded: 'true' | 'false';
}

/**
 * Uploads a CSV file to be checked (contract row previewImport). Rejects with ApiRefusal where it is refused or the
 * server cannot be reached.
 */
export async function uploadImport(
  upload: ImportUpload,
  file: Blob,
  language: Language,
  proof: ClientProof = clientProof,
): Promise<AnswerOf<'previewImport'>> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language, 'content-type': 'text/csv' });
  const token = cookieValue(document.cookie, 'XSRF-TOKEN');
  if (token !== null) headers.set('x-xsrf-token', token);
  const proven = await proof();
  if (proven !== null) headers.set(PROOF_HEADER, proven);
  const key = keyOfCall('previewImport', 'POST');
  if (key !== null) headers.set(KEY_HEADER, key);
  const address = `${FURTHER_ROUTES.previewImport.path}?${new URLSearchParams({ ...upload }).toString()}`;
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', headers, body: file });
  } catch {
    updateKey(key, 'previewImport', 'POST', null);
    throw new ApiRefusal(null);
  }
  updateKey(key, 'previewImport', 'POST', response.status);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw apiRefusalOf(response.status, body);
  if (!isAnswer(body)) throw new ApiRefusal(response.status);
  return body;
}

function isAnswer(body: unknown): body is AnswerOf<'previewImport'> {
  return typeof body === 'object' && body !== null && '_id' in body && typeof body._id === 'string';
}
