import { useEffect } from 'react';
import { whenIdle } from '../../lib/hydration/deferred-loading';
import { readHint } from '../../session/stored-session';

/** The player whose page is open. */
interface OpenedPlayer {
  readonly _id: string;
  readonly username: string;
}

/**
 * Has counted what this page shows of players, and that the page of one is open; the code for it is downloaded when the
 * browser is idle. One's own page is not counted.
 */
export function useSeenPlayers({ _id, username }: OpenedPlayer | Record<string, undefined> = {}): void {
  useEffect(() => {
    if (_id !== undefined && readHint()?.uid === _id) return;
    let isHere = true;
    const isOpen = () => isHere;
    const cancel = whenIdle(() => {
      import('./seen-players').then(
        ({ seenPlayers }) => seenPlayers().show(username ?? null, isOpen),
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [_id, username]);
}

/** `useSeenPlayers` as a part of a page, for pages that download it later. */
export function SeenOnPage(): null {
  useSeenPlayers();
  return null;
}
