import { Box } from '@chakra-ui/react/box';
import type { Camp } from '@touchline/domain/camp/camp';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';

async function loadButton() {
  const [{ ReportButton }] = await Promise.all([
    import('../../components/reporting/report-button'),
    loadMessages('reporting', pageLanguage()),
  ]);
  return { ReportButton };
}

/** Reports a camp to the admins. Downloaded after hydration; its space is kept, so that nothing moves. */
export function ReportCamp({ camp: { _id: campId, name } }: { readonly camp: Pick<Camp, '_id' | 'name'> }) {
  const { part } = useLoaded(loadButton);
  return (
    <Box minW="11" minH="11" data-screen-only="">
      {part !== null && <part.ReportButton target={{ kind: 'camp', campId }} name={name} isQuiet />}
    </Box>
  );
}
