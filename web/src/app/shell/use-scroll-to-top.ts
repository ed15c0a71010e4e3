import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page or another page of results starts at its top; going back or changing the address in place keeps the reader's place. */
export function useScrollToTop(): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const before = useRef(pathname + search);
  useEffect(() => {
    if (before.current !== pathname + search && navigation === NavigationType.Push) window.scrollTo({ top: 0 });
    before.current = pathname + search;
  }, [pathname, search, navigation]);
}
