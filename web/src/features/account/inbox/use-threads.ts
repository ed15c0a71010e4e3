import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useCallback } from 'react';
import { INBOX_TEXTS } from './inbox-texts';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { useActor } from '../../../session/session-context';

export type ThreadItem = AnswerOf<'threads'>['items'][number];

/** The texts of the inbox in the language of the page. */
export function useInboxTexts() {
  return INBOX_TEXTS[useLanguage().language];
}

/** The conversations of the user, page by page. */
export function useThreads() {
  const callApi = useApi();
  const { uid } = useActor();
  return useInfiniteQuery({
    queryKey: ['threads', uid],
    queryFn: ({ pageParam, signal }) => callApi('threads', { query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: uid !== null,
  });
}

/** A conversation with its messages, the latest page first. */
export function useThread(threadId: string) {
  const callApi = useApi();
  const { uid } = useActor();
  return useInfiniteQuery({
    queryKey: ['thread', uid, threadId],
    queryFn: ({ pageParam, signal }) =>
      callApi('thread', { params: { threadId }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: uid !== null,
  });
}

/** Has the inbox and every open conversation asked for again. */
export function useThreadsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(['threads', 'thread'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  }, [client]);
}
