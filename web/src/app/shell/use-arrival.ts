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
 * leaves the focus where it is; neither the first page nor a change of the query moves anything.
 */
export function useArrival(): Arrival {
  const main = useRef<HTMLElement>(null);
  const voice = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    if (from === pathname || main.current === null) return undefined;
    const page = main.current;
    const arrive = () => {
      const heading = page.querySelector('h1');
      if (heading === null) return false;
      if (!keepsPlace(from, pathname)) takeFocus(heading);
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

function takeFocus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
