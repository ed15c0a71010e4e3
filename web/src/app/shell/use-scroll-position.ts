import { isObject } from '@touchline/domain/kernel/json/json';
import { HASH_LINK_OFFSET_PX } from '@touchline/domain/reference/limits';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '../../theme/motion';
import { preservesScroll } from '../resolve-address';

/** Events of a user who scrolls; a hash target that appears later then no longer moves the page. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Sets the scroll position of a new address: its top, except where sub-navigation preserves it (S2-24); a hash link's
 * target stops 70 px below the window's top, smoothly unless the user prefers reduced motion (S2-25). Going back,
 * replacing the address and links with the state `preserveScroll` leave it to the browser.
 */
export function useScrollPosition(): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const state: unknown = location.state;
  const preservesPosition = isObject(state) && state.preserveScroll === true;
  const navigation = useNavigationType();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const from = before.current;
    before.current = { pathname, search };
    if (hash.length > 1) return scrollToTarget(decodedHash(hash));
    const isSame = from.pathname === pathname && from.search === search;
    if (
      navigation === NavigationType.Push &&
      !isSame &&
      !preservesPosition &&
      !(from.pathname !== pathname && preservesScroll(from.pathname, pathname))
    ) {
      window.scrollTo({ top: 0 });
    }
    return undefined;
  }, [pathname, search, hash, key, navigation, preservesPosition]);
}

/** Scrolls to an element as soon as it exists; the returned function gives up waiting. */
function scrollToTarget(id: string): () => void {
  if (scrollToElement(id)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (scrollToElement(id)) giveUp();
  });
  const giveUp = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, giveUp);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of OWN_MOVES) addEventListener(move, giveUp, { passive: true });
  return giveUp;
}

function scrollToElement(id: string): boolean {
  const target = document.getElementById(id);
  if (target === null) return false;
  const top = target.getBoundingClientRect().top + window.scrollY - HASH_LINK_OFFSET_PX;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return true;
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
