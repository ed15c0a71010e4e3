import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api-client';
import { type LoadedSoccer, useCollegePage } from '../use-college-page';

/** What is known of a team’s soccer. */
export type TeamSoccer = NonNullable<LoadedSoccer['team']>;

/**
 * The soccer of the chosen team, as it came with the page or loaded when the tab was chosen; null while it loads, where
 * nothing is known, and where it cannot be loaded: the tab can do without.
 */
export function useTeamSoccer(): TeamSoccer | null {
  const callApi = useApi();
  const { college, sex, soccer } = useCollegePage();
  const key = `${college._id} ${sex}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly team: TeamSoccer | null } | null>(null);
  const isLoaded = soccer !== null;
  useEffect(() => {
    if (isLoaded) return undefined;
    let isShown = true;
    callApi('collegeSoccer', { params: { collegeId: college._id }, query: { sex } }).then(
      ({ team }) => isShown && setLoaded({ key, team }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [callApi, college._id, sex, key, isLoaded]);
  if (soccer !== null) return soccer.team;
  return loaded?.key === key ? loaded.team : null;
}
