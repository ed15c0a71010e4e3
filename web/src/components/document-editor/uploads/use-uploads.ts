import { UPLOAD_TYPES } from '@touchline/domain/pictures/upload-kind';
import { UPLOAD_MAX_BYTES } from '@touchline/domain/reference/limits';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import type { UploadForDocument } from '../use-document-editor';

/** The state of an upload: waiting, being sent (per cent), processed by the server, or failed with a message. */
export type UploadState =
  | { readonly step: 'waiting' | 'processing' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'failed'; readonly message: string; readonly mayRetry: boolean };

/** A file that is being uploaded. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

const PARALLEL_UPLOADS = 2;

/**
 * Uploads files two at a time and hands their picture ids to `store`, together where several are done. `store` resolves
 * to whether they were saved. A saved file leaves the list, a failed one stays with its reason. Unmounting aborts what
 * is running.
 */
export function useUploads(upload: UploadForDocument, store: (pictureIds: readonly string[]) => Promise<boolean>) {
  const t = useTranslations();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef({ nextKey: 1, waiting: [] as Upload[], sending: 0, done: new Map<number, string>(), isStoring: false });
  const unmounting = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    const controller = new AbortController();
    unmounting.current = controller;
    return () => controller.abort();
  }, []);

  const set = (key: number, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const dismiss = (keys: readonly number[]) => setUploads((all) => all.filter(({ key }) => !keys.includes(key)));

  async function storeFinished(): Promise<void> {
    const { current } = queue;
    if (current.isStoring) return;
    current.isStoring = true;
    while (current.done.size > 0 && unmounting.current?.signal.aborted !== true) {
      const done = [...current.done];
      current.done.clear();
      const keys = done.map(([key]) => key);
      if (await store(done.map(([, id]) => id))) dismiss(keys);
      else for (const key of keys) set(key, { step: 'failed', message: t('album.notSaved'), mayRetry: true });
    }
    current.isStoring = false;
  }

  async function send({ key, file }: Upload): Promise<void> {
    const { current } = queue;
    const signal = unmounting.current?.signal;
    if (signal === undefined) return;
    current.sending += 1;
    try {
      const onProgress = (percent: number) =>
        set(key, percent >= 100 ? { step: 'processing' } : { step: 'sending', percent: Math.floor(percent) });
      onProgress(0);
      const { pictureId } = await upload(file, { onProgress, signal });
      current.done.set(key, pictureId);
      void storeFinished();
    } catch (failure) {
      const message = refusalMessages(failure, t(fallbackKey(failure))).join(' ');
      set(key, { step: 'failed', message, mayRetry: true });
    }
    current.sending -= 1;
    sendNext();
  }

  function sendNext(): void {
    const { current } = queue;
    while (current.sending < PARALLEL_UPLOADS) {
      const next = current.waiting.shift();
      if (next === undefined) return;
      void send(next);
    }
  }

  /** Why a file is refused before it is sent; null where it may be sent. */
  function problemOf(file: File): string | null {
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return t('album.wrongType');
    if (file.size === 0) return t('album.emptyFile');
    return file.size > UPLOAD_MAX_BYTES ? t('album.tooLarge', { count: UPLOAD_MAX_BYTES / 1024 / 1024 }) : null;
  }

  function start(files: readonly File[]): void {
    const { current } = queue;
    const added = files.map((file): Upload => {
      const problem = problemOf(file);
      const state: UploadState = problem === null ? { step: 'waiting' } : { step: 'failed', message: problem, mayRetry: false };
      return { key: current.nextKey++, file, state };
    });
    setUploads((all) => [...all, ...added]);
    current.waiting.push(...added.filter(({ state }) => state.step === 'waiting'));
    sendNext();
  }

  function retry(upload: Upload): void {
    set(upload.key, { step: 'waiting' });
    queue.current.waiting.push(upload);
    sendNext();
  }

  return { uploads, start, retry, dismiss: (key: number) => dismiss([key]) };
}
