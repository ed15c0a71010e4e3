import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useApi } from '../../lib/api/api-client';
import { usePageCalls } from '../../lib/api/page-calls';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';

/** The readers as whom owners may look at their own page; the server shows what each of them would see. */
const PREVIEWS = ['visitor', 'member', 'coach', 'guardian'] as const;

export type Preview = (typeof PREVIEWS)[number];

/** As whom the address shows a profile, `?as=coach`; null where it is shown to its reader as usual. */
export function previewOf(query: URLSearchParams): Preview | null {
  const asked = query.get('as');
  return PREVIEWS.find((one) => one === asked) ?? null;
}

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
 * Shows the profile of an address as its present reader may see it: anyone who signs in or out while the page is open
 * gets their own answer. Rendered once the page is hydrated; what the server rendered for everybody is replaced before
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
