import { isObject } from '@touchline/domain/kernel/json/json';
import { HASH_LINK_OFFSET_PX } from '@touchline/domain/reference/limits';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { prefersReducedMotion } from '../../theme/motion';
import { type CurrentPage, preservesScroll } from '../routing/page-handle';
import { useSavedPosition } from './use-saved-position';

/** Events of a user who scrolls; a hash target that appears later then no longer moves the page. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Sets the scroll position of a new address: its top, except where sub-navigation preserves it (S2-24); a hash link's
 * target stops 70 px below the window's top, smoothly unless the user prefers reduced motion (S2-25), also where the
 * hash is typed into the address bar. Going back restores it. Replacing the query of an address and links with the
 * state `preserveScroll` leave it.
 */
export function useScrollPosition(page: CurrentPage): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const state: unknown = location.state;
  const preservesPosition = isObject(state) && state.preserveScroll === true;
  const navigation = useNavigationType();
  const savedPosition = useSavedPosition();
  const before = useRef({ pathname, search, key, page });
  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });
  useEffect(() => {
    const from = before.current;
    const to = latest.current;
    before.current = { pathname, search, key, page: to };
    const isSame = from.pathname === pathname && from.search === search;
    const isTyped = hash.length > 1 && window.history.state === null;
    const saved = navigation === NavigationType.Pop && from.key !== key && !isTyped ? savedPosition() : null;
    if (saved !== null) {
      window.scrollTo({ top: saved, behavior: 'instant' });
      return undefined;
    }
    if (hash.length > 1) return scrollToTarget(decodedHash(hash));
    const isMoved = navigation === NavigationType.Replace ? from.pathname !== pathname : !isSame;
    if (navigation !== NavigationType.Pop && isMoved && !preservesPosition && !preservesScroll(from.page, to)) {
      window.scrollTo({ top: 0 });
    }
    return undefined;
  }, [pathname, search, hash, key, navigation, preservesPosition, savedPosition]);
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
  openFolds(target);
  const top = target.getBoundingClientRect().top + window.scrollY - HASH_LINK_OFFSET_PX;
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return true;
}

/** Opens the folded parts of the page around an element, as a browser does that follows a link without script. */
function openFolds(target: Element): void {
  for (let fold = target.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
