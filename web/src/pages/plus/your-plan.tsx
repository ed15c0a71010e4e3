import { Box } from '@chakra-ui/react/box';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';

async function loadLine() {
  const [{ PlanLine }, { VisitQueries }] = await Promise.all([
    import('./plan-line'),
    import('../../lib/api/visit-queries'),
    loadMessages('menu', pageLanguage()),
  ]);
  return { PlanLine, VisitQueries };
}

/** Says to who is signed in which plan they have. Its space is kept, so that nothing moves when it appears. */
export function YourPlan() {
  const isSignedIn = isAuthenticated(useSessionState());
  return (
    <Box mt="5" minH={{ base: '14', md: '11' }}>
      {isSignedIn && <LoadedLine />}
    </Box>
  );
}

function LoadedLine() {
  const { part } = useLoaded(loadLine);
  if (part === null) return null;
  return (
    <part.VisitQueries>
      <part.PlanLine />
    </part.VisitQueries>
  );
}
