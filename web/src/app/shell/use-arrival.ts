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
  const busyAt = useRef<string | null>(null);
  useEffect(
    () =>
      notePresses((address) => {
        busyAt.current = address;
      }),
    [],
  );
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
  }, [pathname]);
  return { main, voice };
}

/**
 * Notes what the address bar says whenever the reader presses a key or a pointer; gives the way to stop. The press that leads to another page still happens on
 * the one before; the bar is ahead of the router while a page is on its way, and whoever presses then has gone on already.
 */
function notePresses(note: (address: string) => void): () => void {
  const press = () => note(window.location.pathname);
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
