import { UPLOAD_MAX_BYTES } from '@touchline/domain/constants/limits';
import { UPLOAD_TYPES } from '@touchline/domain/pictures/upload-kind';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../../i18n/language-context';
import { useTranslations } from '../../../../i18n/use-translations';
import { ApiRefusal } from '../../../../lib/api-refusal';
import { refusalMessages } from '../../../../lib/refusal-messages';
import { uploadPicture } from '../../../../lib/upload-picture';

/** How far a file is: waiting for its turn, being sent (per cent), worked on by the server, or refused, in words. */
export type UploadState =
  | { readonly step: 'waiting' | 'processing' }
  | { readonly step: 'sending'; readonly percent: number }
  | { readonly step: 'failed'; readonly words: string; readonly mayRetry: boolean };

/** A file on its way into an album. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
}

const AT_ONCE = 2;

/**
 * Sends files two at a time and hands their pictures to `keep`, together where several are done; `keep` says whether they are kept. A file that is
 * kept is no longer listed, one that fails stays with its reason. Leaving the page ends what is under way.
 */
export function useUploads(collegeId: string, keep: (pictureIds: readonly string[]) => Promise<boolean>) {
  const t = useTranslations();
  const { language } = useLanguage();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef({ nextKey: 1, waiting: [] as Upload[], sending: 0, done: new Map<number, string>(), isKeeping: false });
  const leaving = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const set = (key: number, state: UploadState) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));
  const forget = (keys: readonly number[]) => setUploads((all) => all.filter(({ key }) => !keys.includes(key)));

  async function keepDone(): Promise<void> {
    const { current } = line;
    if (current.isKeeping) return;
    current.isKeeping = true;
    while (current.done.size > 0 && leaving.current?.signal.aborted !== true) {
      const done = [...current.done];
      current.done.clear();
      const keys = done.map(([key]) => key);
      if (await keep(done.map(([, id]) => id))) forget(keys);
      else for (const key of keys) set(key, { step: 'failed', words: t('album.notKept'), mayRetry: true });
    }
    current.isKeeping = false;
  }

  async function send({ key, file }: Upload): Promise<void> {
    const { current } = line;
    const signal = leaving.current?.signal;
    if (signal === undefined) return;
    current.sending += 1;
    try {
      const onProgress = (percent: number) =>
        set(key, percent >= 100 ? { step: 'processing' } : { step: 'sending', percent: Math.floor(percent) });
      onProgress(0);
      const { pictureId } = await uploadPicture(collegeId, file, { language, onProgress, signal });
      current.done.set(key, pictureId);
      void keepDone();
    } catch (failure) {
      const isAway = failure instanceof ApiRefusal && failure.status === null;
      const words = isAway ? t('failure.text') : refusalMessages(failure, t('failure.internal')).join(' ');
      set(key, { step: 'failed', words, mayRetry: true });
    }
    current.sending -= 1;
    sendNext();
  }

  function sendNext(): void {
    const { current } = line;
    while (current.sending < AT_ONCE) {
      const next = current.waiting.shift();
      if (next === undefined) return;
      void send(next);
    }
  }

  /** Why a file need not be sent at all; null where it may be. */
  function problemOf(file: File): string | null {
    if (!UPLOAD_TYPES.some((type) => type === file.type)) return t('album.wrongType');
    if (file.size === 0) return t('album.emptyFile');
    return file.size > UPLOAD_MAX_BYTES ? t('album.tooLarge', { count: UPLOAD_MAX_BYTES / 1024 / 1024 }) : null;
  }

  function start(files: readonly File[]): void {
    const { current } = line;
    const fresh = files.map((file): Upload => {
      const problem = problemOf(file);
      const state: UploadState = problem === null ? { step: 'waiting' } : { step: 'failed', words: problem, mayRetry: false };
      return { key: current.nextKey++, file, state };
    });
    setUploads((all) => [...all, ...fresh]);
    current.waiting.push(...fresh.filter(({ state }) => state.step === 'waiting'));
    sendNext();
  }

  function retry(upload: Upload): void {
    set(upload.key, { step: 'waiting' });
    line.current.waiting.push(upload);
    sendNext();
  }

  return { uploads, start, retry, dismiss: (key: number) => forget([key]) };
}
