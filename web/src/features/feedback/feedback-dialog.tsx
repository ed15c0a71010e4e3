import type { Feedback } from '@touchline/domain/feedback/feedback';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { DialogWindow } from '../../ui/dialog-window';
import { FeedbackForm } from './feedback-form';
import { FeedbackSent } from './feedback-sent';

interface FeedbackDialogProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onClose: () => void;
  /** What opened the dialog and gets the focus back. */
  readonly opener: () => HTMLElement | null;
}

/** Takes feedback; sent, it says so for 3 s, then closes and is empty again (specification §4, Other states). */
export function FeedbackDialog({ draft, onDraft, onClose, opener }: FeedbackDialogProps) {
  const t = useTranslations();
  const [isSent, setIsSent] = useState(false);

  function sent() {
    setIsSent(true);
    onDraft({ subject: '', text: '' });
  }

  return (
    <DialogWindow isOpen title={t('feedback.title')} onClose={onClose} opener={opener} place="top">
      {isSent ? <FeedbackSent onOver={onClose} /> : <FeedbackForm draft={draft} onDraft={onDraft} onSent={sent} />}
    </DialogWindow>
  );
}
