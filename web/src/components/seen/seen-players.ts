import { type ReportedView, SEEN_PATH, VIEWS_PER_BEACON } from '@touchline/domain/person/views/view-kinds';

/** A row counts once half of it has been in view for so long. */
const SEEN_AFTER_MS = 1000;
const HALF = 0.5;
/** New rows are looked for so long after the page has changed. */
const SETTLED_AFTER_MS = 200;

const LINKS = 'main a[href^="/profile/"]';
const PLAYED_VIDEO = '[data-tab-content] iframe[allow*="autoplay"]';

/** What is shown of players in this tab. */
export interface SeenPlayers {
  /** The page of a player has been opened, or with null a page of many; it is open as long as the function says so. */
  readonly show: (opened: string | null, isOpen: () => boolean) => void;
  /** Stops watching. */
  readonly stop: () => void;
}

const playerIn = (path: string): string | null => /^\/profile\/([a-z0-9-]{3,40})(?:\/|$)/.exec(path)?.[1] ?? null;

/**
 * Notes rows of lists, opened pages and played videos, each once, and passes them on: as many as a beacon takes as soon
 * as there are so many, the others when the page is hidden or left.
 */
export function watchPlayers(send: (views: readonly { player: string; kind: ReportedView }[]) => void): SeenPlayers {
  const noted = new Set<string>();
  const rows = new WeakMap<Element, string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let waiting: { player: string; kind: ReportedView }[] = [];
  let opened: string | null = null;
  let isOpen = () => false;
  let scan: ReturnType<typeof setTimeout> | null = null;

  const flush = (): void => {
    if (waiting.length > 0) send(waiting);
    waiting = [];
  };
  const note = (player: string, kind: ReportedView): void => {
    const key = `${kind} ${player}`;
    if (noted.has(key)) return;
    noted.add(key);
    waiting.push({ player, kind });
    if (waiting.length >= VIEWS_PER_BEACON) flush();
  };
  const noteOpened = (): void => {
    if (opened !== null && isOpen() && document.visibilityState === 'visible') note(opened, 'open');
  };

  const inView = new IntersectionObserver(
    (moved) => {
      for (const { target, intersectionRatio } of moved) {
        clearTimeout(timers.get(target));
        timers.delete(target);
        const player = rows.get(target);
        if (intersectionRatio < HALF || player === undefined) continue;
        const see = () => {
          timers.delete(target);
          inView.unobserve(target);
          note(player, 'list');
        };
        timers.set(target, setTimeout(see, SEEN_AFTER_MS));
      }
    },
    { threshold: HALF },
  );

  const look = (): void => {
    scan = null;
    const own = playerIn(location.pathname);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const player = playerIn(link.pathname);
      const row = link.closest('li, article') ?? link;
      if (player === null || player === own || rows.get(row) === player || noted.has(`list ${player}`)) continue;
      rows.set(row, player);
      inView.unobserve(row);
      inView.observe(row);
    }
    if (opened !== null && isOpen() && document.querySelector(PLAYED_VIDEO) !== null) note(opened, 'video');
  };
  const lookSoon = (): void => {
    scan ??= setTimeout(look, SETTLED_AFTER_MS);
  };

  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pagehide', flush, { signal });
  const turn = () => (document.visibilityState === 'hidden' ? flush() : noteOpened());
  document.addEventListener('visibilitychange', turn, { signal });

  return {
    show: (player, isStillOpen) => {
      opened = player;
      isOpen = isStillOpen;
      noteOpened();
      lookSoon();
    },
    stop: () => {
      listening.abort();
      changes.disconnect();
      inView.disconnect();
    },
  };
}

/** Sends views by the browser itself, which goes on when the page is left; nobody waits for the answer. */
function sendBeacon(views: readonly { player: string; kind: ReportedView }[]): void {
  navigator.sendBeacon(SEEN_PATH, new Blob([JSON.stringify({ views })], { type: 'application/json' }));
}

/**
 * Whether the browser objects to being counted, by Global Privacy Control or Do Not Track, or cannot count
 * (docs/decisions/092-counting-views.md).
 */
function isLeftOut(): boolean {
  if (!('IntersectionObserver' in window) || !('sendBeacon' in navigator)) return true;
  const { doNotTrack } = navigator;
  return doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;
}

const NOTHING: SeenPlayers = { show: () => undefined, stop: () => undefined };
let ofTab: SeenPlayers | null = null;

/** The one of this tab, made with the first page that shows players. */
export function seenPlayers(): SeenPlayers {
  ofTab ??= isLeftOut() ? NOTHING : watchPlayers(sendBeacon);
  return ofTab;
}
