import { useMemo } from 'react';
import { useSessionState } from '../../session/session-context';
import { type Reader, readerOf } from './reader';

/** The reader of this page, as of now; a visitor while the page is rendered on the server. */
export function useReader(): Reader {
  const state = useSessionState();
  return useMemo(() => readerOf(state), [state]);
}
