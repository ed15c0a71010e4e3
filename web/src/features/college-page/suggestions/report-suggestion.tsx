import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { loadMessages, pageLanguage } from '../../../i18n/languages';
import { useLoaded } from '../../../lib/hydration/deferred-loading';
import { Icon } from '../../../ui/icon';
import { useSuggestionTexts } from './suggestion-texts';

async function loadDialog() {
  const [{ ReportDialog }] = await Promise.all([
    import('../../../components/reporting/report-dialog'),
    loadMessages('reporting', pageLanguage()),
  ]);
  return { ReportDialog };
}

interface ReportSuggestionProps {
  readonly suggestionId: string;
  /** What the suggestion is about, for the button's accessible name. */
  readonly fact: string;
}

/** Reports a suggestion that is abuse to the admins, for who decides about it. */
export function ReportSuggestion({ suggestionId, fact }: ReportSuggestionProps) {
  const texts = useSuggestionTexts();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box data-screen-only="">
      <Button
        ref={opener}
        size="md"
        px="2"
        mx="-2"
        variant="ghost"
        colorPalette="ink"
        color="fg.muted"
        aria-label={texts.reportOf(fact)}
        onClick={() => setIsOpen(true)}
      >
        <Icon as={Flag} size={16} />
        {texts.report}
      </Button>
      {isOpen && (
        <LoadedReport
          target={{ kind: 'suggestion', suggestionId }}
          onClose={() => setIsOpen(false)}
          opener={() => opener.current}
        />
      )}
    </Box>
  );
}

type ReportProps = Parameters<Awaited<ReturnType<typeof loadDialog>>['ReportDialog']>[0];

function LoadedReport(props: ReportProps) {
  const { part } = useLoaded(loadDialog);
  return part === null ? null : <part.ReportDialog {...props} />;
}
