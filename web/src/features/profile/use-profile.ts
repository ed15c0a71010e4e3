import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useApi } from '../../lib/api-client';
import { usePageCalls } from '../../lib/page-calls';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import type { Preview } from './preview';

/** Reads the profile of an address again, past every stored answer, and shows it. Rejects where the API refuses. */
export function useReloadProfile(username: string): () => Promise<void> {
  const callApi = useApi();
  const { store } = usePageCalls();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    store('profile', { username }, await callApi('profile', { params: { username }, query: {} }));
    await revalidate();
  }, [username, callApi, store, revalidate]);
}

interface ReaderWatchProps {
  readonly username: string;
  readonly preview: Preview | null;
}

/**
 * Shows the profile of an address as its present reader may see it: whoever signs in or out while the page is open gets
 * their own answer. Rendered once the page is hydrated; what the server rendered for everybody is replaced before
 * (browser-site.tsx).
 */
export function ReaderWatch({ username, preview }: ReaderWatchProps) {
  const reload = useReloadProfile(username);
  const { isSettled, ...state } = useSessionState();
  const reader = isAuthenticated({ isSettled, ...state }) ? (state.user?.uid ?? null) : null;
  const shownTo = useRef<{ readonly reader: string | null } | null>(null);
  useEffect(() => {
    if (!isSettled) return;
    const before = shownTo.current;
    shownTo.current = { reader };
    if (before === null || before.reader === reader || preview !== null) return;
    reload().catch(() => undefined);
  }, [reader, isSettled, preview, reload]);
  return null;
}
