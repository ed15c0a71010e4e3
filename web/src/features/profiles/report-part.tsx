import { Box } from '@chakra-ui/react/box';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import type { ReportTarget } from '../../components/reporting/report-dialog';
import { useActor } from '../../session/session-context';
import { useProfilePage } from './use-profile-page';

async function loadButton() {
  const [{ ReportButton }] = await Promise.all([
    import('../../components/reporting/report-button'),
    loadMessages('reporting', pageLanguage()),
  ]);
  return { ReportButton };
}

interface ReportPartProps {
  readonly about: Extract<ReportTarget, { readonly kind: 'profile' }>['about'];
  /** What is reported, for the button's accessible name. */
  readonly name: string;
}

/**
 * Reports one picture or one text of the page's profile, not for its owner. Downloaded after hydration; its space is
 * kept, also for the owner, so that nothing moves.
 */
export function ReportPart({ about, name }: ReportPartProps) {
  const { uid } = useActor();
  const { profile } = useProfilePage();
  const { part } = useLoaded(loadButton);
  return (
    <Box minW="11" minH="11" data-screen-only="">
      {part !== null && uid !== profile._id && (
        <part.ReportButton
          target={{ kind: 'profile', username: profile.username, about }}
          name={`${name}, ${profile.displayName}`}
          isQuiet
        />
      )}
    </Box>
  );
}
