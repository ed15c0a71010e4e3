import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsPlace } from '../read-address';

interface Arrival {
  /** The part of the page that changes with the address. */
  readonly main: RefObject<HTMLElement | null>;
  /** A polite live region out of sight. */
  readonly voice: RefObject<HTMLElement | null>;
}

/**
 * Tells a keyboard and a screen reader that another page has come: its h1 gets the focus as soon as it is there, and its title is said politely. Sub-navigation
 * leaves the focus where it is, and so does a reader who already does something on the new address (an opened menu would close); neither the first page
 * nor a change of the query moves anything.
 */
export function useArrival(): Arrival {
  const main = useRef<HTMLElement>(null);
  const voice = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const busyAt = useAddressOfLastPress();
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (busyAt.current !== pathname) busyAt.current = null;
    if (from === pathname || main.current === null) return undefined;
    const page = main.current;
    const arrive = () => {
      const heading = page.querySelector('h1');
      if (heading === null) return false;
      if (!keepsPlace(from, pathname) && busyAt.current !== pathname) takeFocus(heading);
      if (voice.current !== null) voice.current.textContent = document.title;
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, busyAt]);
  return { main, voice };
}

/**
 * What the address bar said when the reader last pressed a key or a pointer. The press that leads to another page still happens on the one before; the bar is
 * ahead of the router while a page is on its way, and whoever presses then has gone on already.
 */
function useAddressOfLastPress(): RefObject<string | null> {
  const pressedAt = useRef<string | null>(null);
  useEffect(() => {
    const remember = () => {
      pressedAt.current = window.location.pathname;
    };
    document.addEventListener('pointerdown', remember, true);
    document.addEventListener('keydown', remember, true);
    return () => {
      document.removeEventListener('pointerdown', remember, true);
      document.removeEventListener('keydown', remember, true);
    };
  }, []);
  return pressedAt;
}

function takeFocus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
