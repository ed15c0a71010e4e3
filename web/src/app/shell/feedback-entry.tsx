import { Button } from '@chakra-ui/react/button';
import type { Feedback } from '@touchline/domain/person/feedback';
import { MessageSquare } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';
import { FEEDBACK_ROW, FooterButton } from './footer';

interface FeedbackDialogProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** The footer's row says more than the button of desktop windows, which has a picture. */
const ROW_TEXTS = { en: 'Give feedback', de: 'Feedback geben' } as const;

const EMPTY: Feedback = { subject: '', text: '' };

/**
 * The feedback button of desktop windows (S2-29), and the row of the footer that opens the same on phones. Its dialog
 * is downloaded with the first press. An unsent draft is stored for the next time.
 */
export function FeedbackEntry() {
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  const opener = useRef<HTMLElement | null>(null);
  const row = document.getElementById(FEEDBACK_ROW);
  const [draft, setDraft] = useState(EMPTY);
  const [isLoading, setIsLoading] = useState(false);
  const [OpenDialog, setOpenDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);

  async function open(from: HTMLElement) {
    opener.current = from;
    setIsLoading(true);
    try {
      const [{ FeedbackDialog }] = await Promise.all([
        import('../../features/feedback/feedback-dialog'),
        loadMessages('dialogs', language),
      ]);
      setOpenDialog(() => FeedbackDialog);
    } catch {
      show({ variant: 'danger', text: t('shell.loadFailed') });
    }
    setIsLoading(false);
  }

  return (
    <>
      <Button
        hideBelow="lg"
        position="fixed"
        right="3"
        bottom="4"
        zIndex="docked"
        size="md"
        px="3"
        fontSize="sm"
        variant="outline"
        colorPalette="ink"
        bg="bg.panel"
        borderRadius="pill"
        boxShadow="soft"
        loading={isLoading}
        loadingText={t('feedback.open')}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <Icon as={MessageSquare} />
        {t('feedback.open')}
      </Button>
      {OpenDialog !== null && (
        <OpenDialog draft={draft} onDraft={setDraft} onClose={() => setOpenDialog(null)} opener={() => opener.current} />
      )}
      {row !== null &&
        createPortal(
          <FooterButton type="button" onClick={({ currentTarget }) => void open(currentTarget)}>
            {ROW_TEXTS[language]}
          </FooterButton>,
          row,
        )}
    </>
  );
}
