import { useEffect, useState } from 'react';

/** A part of the page that is downloaded when it is first drawn: null until it is there, and `hasFailed` where it cannot be had. `load` has to stay the same function. */
export function useLoaded<Part extends object>(
  load: () => Promise<Part>,
): { readonly part: Part | null; readonly hasFailed: boolean } {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isNeeded = true;
    load().then(
      (loaded) => isNeeded && setPart(() => loaded),
      () => isNeeded && setHasFailed(true),
    );
    return () => {
      isNeeded = false;
    };
  }, [load]);
  return { part, hasFailed };
}
