import { Box } from '@chakra-ui/react/box';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';

async function loadButtons() {
  const [{ SaveForCoach }, { ContactButton }, { ReportButton }, { VisitQueries }] = await Promise.all([
    import('./save-for-coach'),
    import('./contact-button'),
    import('../../components/reporting/report-button'),
    import('../../lib/api/visit-queries'),
    loadMessages('players', pageLanguage()),
    loadMessages('reporting', pageLanguage()),
  ]);
  return { SaveForCoach, ContactButton, ReportButton, VisitQueries };
}

/**
 * What others do with a profile: coaches save it and write to the player, everybody may report it. Downloaded after
 * hydration; its space is kept, so that nothing moves.
 */
export function ReaderActions({
  profile,
}: {
  readonly profile: Pick<ShownProfile, '_id' | 'username' | 'displayName' | 'type'>;
}) {
  const { part } = useLoaded(loadButtons);
  return (
    <Box display="flex" flexWrap="wrap" gap="2" minW="11" minH="11">
      {part !== null && (
        <part.VisitQueries>
          <part.SaveForCoach profile={profile} />
          <part.ContactButton profile={profile} />
          <part.ReportButton
            target={{ kind: 'profile', username: profile.username, about: { kind: 'profile' } }}
            name={profile.displayName}
          />
        </part.VisitQueries>
      )}
    </Box>
  );
}
