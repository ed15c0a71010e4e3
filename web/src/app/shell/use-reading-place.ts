import { HASH_LINK_OFFSET_PX } from '@touchline/domain/constants/limits';
import { isObject } from '@touchline/domain/json/json';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isStill } from '../../ui/is-still';
import { keepsPlace } from '../read-address';

/** What a reader does who moves the page; a hash target that comes later then stays where it is. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Where a new address is read from (specification §2, Routing behaviour): its top, except where sub-navigation keeps its place; a hash link's target stops 70 px
 * below the window's top, smoothly unless the reader wants stillness. Going back, changing the address in place and links that ask to stay (state `keepsPlace`) leave it to the browser.
 */
export function useReadingPlace(): void {
  const location = useLocation();
  const { pathname, search, hash, key } = location;
  const state: unknown = location.state;
  const isAskedToStay = isObject(state) && state.keepsPlace === true;
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
      !isAskedToStay &&
      !(from.pathname !== pathname && keepsPlace(from.pathname, pathname))
    ) {
      window.scrollTo({ top: 0 });
    }
    return undefined;
  }, [pathname, search, hash, key, navigation, isAskedToStay]);
}

/** Scrolls to an element as soon as it is there; the answer gives it up. */
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
  window.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' });
  return true;
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
