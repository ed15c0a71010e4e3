import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { cookieValue } from './api-client';
import { ApiRefusal, apiRefusalOf } from './api-refusal';
import { type ClientProof, clientProof, PROOF_HEADER } from './client-proof';
import { KEY_HEADER, keyOfCall, updateKey } from './idempotency-key';

export interface UploadOptions {
  readonly language: Language;
  /** How much has been sent, 0 to 100; at 100 the server is still processing it. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
  readonly proof?: ClientProof;
}

/**
 * Uploads a picture to an address that takes one as its body (contract row uploadCollegePicture) and reports its
 * progress. Rejects with ApiRefusal where it is refused or unreachable; never settles once aborted.
 */
export function uploadPicture(
  address: string,
  file: File,
  { language, onProgress, signal, proof = clientProof }: UploadOptions,
): Promise<AnswerOf<'uploadCollegePicture'>> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.setRequestHeader('content-type', file.type);
    call.setRequestHeader('accept-language', language);
    const token = cookieValue(document.cookie, 'XSRF-TOKEN');
    if (token !== null) call.setRequestHeader('x-xsrf-token', token);
    const key = keyOfCall('uploadCollegePicture', 'POST');
    if (key !== null) call.setRequestHeader(KEY_HEADER, key);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : (100 * loaded) / total);
    call.upload.onload = () => onProgress(100);
    call.onerror = () => {
      updateKey(key, 'uploadCollegePicture', 'POST', null);
      reject(new ApiRefusal(null));
    };
    call.onload = () => {
      updateKey(key, 'uploadCollegePicture', 'POST', call.status);
      const body = read(call.responseText);
      if (call.status !== 201) reject(apiRefusalOf(call.status, body));
      else if (!isAnswer(body)) reject(new ApiRefusal(call.status));
      else resolve(body);
    };
    signal.addEventListener('abort', () => call.abort());
    const proving = proof();
    if (proving === null) call.send(file);
    else void proving.then((proven) => sendProven(call, file, proven, signal));
  });
}

function sendProven(call: XMLHttpRequest, file: File, proven: string | null, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (proven !== null) call.setRequestHeader(PROOF_HEADER, proven);
  call.send(file);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isAnswer(body: unknown): body is AnswerOf<'uploadCollegePicture'> {
  return typeof body === 'object' && body !== null && 'pictureId' in body && typeof body.pictureId === 'string';
}
