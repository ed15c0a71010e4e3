import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api-client';
import { type LoadedSoccer, useCollegePage } from '../use-college-page';

/**
 * The soccer of the chosen team, as it came with the page or loaded when the tab was chosen; null while it loads and
 * where it cannot be loaded: the tab can do without. `replace` shows it as an edit left it.
 */
export function useSoccer(): readonly [soccer: LoadedSoccer | null, replace: (soccer: LoadedSoccer) => void] {
  const callApi = useApi();
  const { college, sex, soccer } = useCollegePage();
  const key = `${college._id} ${sex}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly soccer: LoadedSoccer } | null>(null);
  const isLoaded = soccer !== null;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isShown = true;
    callApi('collegeSoccer', { params: { collegeId: college._id }, query: { sex } }).then(
      (answer) => isShown && setLoaded({ key, soccer: answer }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [callApi, college._id, sex, key, isLoaded]);
  return [loaded?.key === key ? loaded.soccer : soccer, (replaced) => setLoaded({ key, soccer: replaced })];
}
