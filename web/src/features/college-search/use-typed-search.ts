import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchAddressOf, withSearch } from './search-address';

const PAUSE_MS = 250;

/** What stands in the search box. It goes into the address after a short pause (in place, back to the first page), at once with `flush`; an address changed otherwise comes into the box. */
export function useTypedSearch() {
  const [params, setParams] = useSearchParams();
  const { search } = searchAddressOf(params);
  const [typed, setTyped] = useState(search);
  const [written, setWritten] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== written) {
      setWritten(search);
      setTyped(search);
    }
  }

  const flush = useCallback(() => {
    const wanted = typed.trim();
    if (wanted === written) return;
    setWritten(wanted);
    setParams((current) => withSearch(current, { search: wanted, page: 1 }), { replace: true });
  }, [typed, written, setParams]);
  useEffect(() => {
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [flush]);
  return { typed, setTyped, flush };
}
