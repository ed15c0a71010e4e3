import { Button } from '@chakra-ui/react/button';
import type { Feedback } from '@touchline/domain/person/feedback';
import { MessageSquare } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useToasts } from '../../ui/overlays/toasts';

interface FeedbackDialogProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const EMPTY: Feedback = { subject: '', text: '' };

/**
 * The feedback button of desktop windows (S2-29). Its dialog is downloaded with the first press. An unsent draft is
 * stored for the next time.
 */
export function FeedbackEntry() {
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState(EMPTY);
  const [isLoading, setIsLoading] = useState(false);
  const [OpenDialog, setOpenDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);

  async function open() {
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
        ref={button}
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
        onClick={() => void open()}
      >
        <Icon as={MessageSquare} />
        {t('feedback.open')}
      </Button>
      {OpenDialog !== null && (
        <OpenDialog draft={draft} onDraft={setDraft} onClose={() => setOpenDialog(null)} opener={() => button.current} />
      )}
    </>
  );
}
