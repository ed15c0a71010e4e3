import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type CurrentPage, preservesScroll } from '../routing/page-handle';

interface Arrival {
  /** The part of the page that changes with the address. */
  readonly main: RefObject<HTMLElement | null>;
  /** A polite live region, visually hidden. */
  readonly announcer: RefObject<HTMLElement | null>;
}

/**
 * Announces a new page to keyboards and screen readers: its h1 gets the focus as soon as it is there, and its title is
 * announced politely. Sub-navigation leaves the focus where it is, and so does a user who already does something on the
 * new address, such as opening a menu. Neither the first page nor a change of the query moves the focus.
 */
export function useArrivalFocus(current: CurrentPage): Arrival {
  const main = useRef<HTMLElement>(null);
  const announcer = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef({ pathname, page: current });
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const busyAt = useRef<string | null>(null);
  useEffect(
    () =>
      trackPresses((address) => {
        busyAt.current = address;
      }),
    [],
  );
  useEffect(() => {
    const from = before.current;
    const to = latest.current;
    before.current = { pathname, page: to };
    if (busyAt.current !== pathname) busyAt.current = null;
    if (from.pathname === pathname || main.current === null) return undefined;
    const page = main.current;
    const arrive = () => {
      const heading = page.querySelector('h1');
      if (heading === null) return false;
      if (!preservesScroll(from.page, to) && busyAt.current !== pathname) takeFocus(heading);
      if (announcer.current !== null) announcer.current.textContent = document.title;
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return { main, announcer };
}

/**
 * Reports the address at which the user last pressed a key or a pointer, and returns the way to stop. The press that
 * leads to another page still happens on the one before. The address bar is ahead of the router while a page is
 * loading, so a press then belongs to the new page.
 */
function trackPresses(report: (address: string) => void): () => void {
  const press = () => report(window.location.pathname);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('keydown', press, true);
  return () => {
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('keydown', press, true);
  };
}

function takeFocus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
