import { paramsOfQuery } from '@touchline/domain/search/college-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CollegeSearchForm } from '../../components/college/college-search-form';
import { useCollegeQuery } from './search-address';

/** The search form. It works before hydration, and what was typed until then is searched after hydration. */
export function SearchBox({ isInstant }: { readonly isInstant: boolean }) {
  const { typed, setTyped, flush } = useTypedSearch(isInstant);
  const { query } = useCollegeQuery();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Never with what already stands there: React may keep such an update and apply it again after a later change.
    if (box.current !== null && box.current.value !== box.current.defaultValue) setTyped(box.current.value);
  }, [setTyped]);
  return (
    <CollegeSearchForm
      onSearch={flush}
      further={paramsOfQuery({ ...query, text: '', page: 1 })}
      box={{ ref: box, value: typed, onChange: (event) => setTyped(event.target.value) }}
    />
  );
}

/** The pause after typing before the API is asked, and before the engine in the browser is. */
const PAUSE_MS = { api: 250, instant: 80 } as const;

/** True for what stands in a link to another page than this one. */
function leadsAway(pressed: EventTarget | null, pathname: string): boolean {
  const link = pressed instanceof Element ? pressed.closest('a') : null;
  return link !== null && link.pathname !== pathname;
}

/**
 * The text of the search box. It goes into the address after a short pause (replacing the entry, on the first page), or
 * at once with `flush`; no more once a link to another page was pressed, because it would call that navigation off. A
 * change of the address from elsewhere goes into the box.
 */
function useTypedSearch(isInstant: boolean) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { query, linkTo } = useCollegeQuery();
  const { text } = query;
  const [typed, setTyped] = useState(text);
  const [written, setWritten] = useState(text);
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    if (text !== written) {
      setWritten(text);
      setTyped(text);
    }
  }

  /** From the press of a link to another page until something else is pressed or typed. */
  const isLeaving = useRef(false);
  const flush = useCallback(() => {
    const wanted = typed.trim();
    if (wanted === written) return;
    setWritten(wanted);
    void navigate(linkTo({ ...query, text: wanted, page: 1 }), { replace: true });
  }, [typed, written, navigate, linkTo, query]);
  useEffect(() => {
    const searchUnlessLeaving = () => isLeaving.current || flush();
    const timer = setTimeout(searchUnlessLeaving, isInstant ? PAUSE_MS.instant : PAUSE_MS.api);
    return () => clearTimeout(timer);
  }, [flush, isInstant]);
  useEffect(() => {
    const watch = ({ target }: Event) => (isLeaving.current = leadsAway(target, pathname));
    for (const kind of ['click', 'input']) document.addEventListener(kind, watch, true);
    return () => {
      for (const kind of ['click', 'input']) document.removeEventListener(kind, watch, true);
    };
  }, [pathname]);
  return { typed, setTyped, flush };
}
