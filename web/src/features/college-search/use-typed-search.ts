import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCollegeQuery } from './use-college-query';

/** Until the API is asked; and where the browser answers by itself. */
const PAUSE_MS = { api: 250, instant: 80 } as const;

/** What stands in the search box. It goes into the address after a short pause (in place, back to the first page), at once with `flush`; an address changed otherwise comes into the box. */
export function useTypedSearch(isInstant: boolean) {
  const navigate = useNavigate();
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

  const flush = useCallback(() => {
    const wanted = typed.trim();
    if (wanted === written) return;
    setWritten(wanted);
    void navigate(linkTo({ ...query, text: wanted, page: 1 }), { replace: true });
  }, [typed, written, navigate, linkTo, query]);
  useEffect(() => {
    const timer = setTimeout(flush, isInstant ? PAUSE_MS.instant : PAUSE_MS.api);
    return () => clearTimeout(timer);
  }, [flush, isInstant]);
  return { typed, setTyped, flush };
}
