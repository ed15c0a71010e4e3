import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { Feedback } from '@touchline/domain/person/feedback';
import { FEEDBACK_LIMITS, FEEDBACK_ROWS, SHOWN_MS } from '@touchline/domain/reference/limits';
import { Check } from 'lucide-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useTranslations, Translated } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { refusalMessages } from '../../lib/api-refusal';
import { DialogWindow } from '../../ui/dialog-window';
import { FailureLine } from '../../ui/failures';
import { TextAreaField, TextField } from '../../ui/text-fields';

interface FeedbackDialogProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onClose: () => void;
  /** The element that opened the dialog and gets the focus back. */
  readonly opener: () => HTMLElement | null;
}

/** The feedback dialog. After sending it says so for 3 s, then closes and is empty again (S4-09). */
export function FeedbackDialog({ draft, onDraft, onClose, opener }: FeedbackDialogProps) {
  const t = useTranslations();
  const [isSent, setIsSent] = useState(false);

  function sent() {
    setIsSent(true);
    onDraft({ subject: '', text: '' });
  }

  return (
    <DialogWindow isOpen title={t('feedback.title')} onClose={onClose} opener={opener} placement="top">
      {isSent ? <FeedbackSent onOver={onClose} /> : <FeedbackForm draft={draft} onDraft={onDraft} onSent={sent} />}
    </DialogWindow>
  );
}

interface FeedbackFormProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onSent: () => void;
}

/**
 * Subject and text, both required; the text area has 6 to 8 rows (S2-38). A failed send keeps the text and says so
 * (S8-11).
 */
function FeedbackForm({ draft, onDraft, onSent }: FeedbackFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('sendFeedback', { body: draft });
      onSent();
    } catch (refusal) {
      setFailure([t('feedback.failed'), ...refusalMessages(refusal, '')].join(' ').trim());
      setIsBusy(false);
    }
  }

  return (
    <Stack asChild gap="4">
      <form onSubmit={(event) => void send(event)}>
        <TextField
          label={t('feedback.subject')}
          type="text"
          autoComplete="off"
          maxLength={FEEDBACK_LIMITS.subject}
          value={draft.subject}
          onText={(subject) => onDraft({ ...draft, subject })}
        />
        <TextAreaField
          label={t('feedback.text')}
          maxLength={FEEDBACK_LIMITS.text}
          value={draft.text}
          onText={(text) => onDraft({ ...draft, text })}
          rows={FEEDBACK_ROWS}
        />
        <FailureLine text={failure} />
        <Button type="submit" colorPalette="flare" size="xl" loading={isBusy} loadingText={t('feedback.send')}>
          {t('feedback.send')}
        </Button>
      </form>
    </Stack>
  );
}

/** The sent state; `onOver` is called after 3 s (S9-03). */
function FeedbackSent({ onOver }: { readonly onOver: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, SHOWN_MS.feedbackSent);
    return () => clearTimeout(timer);
  }, [onOver]);
  return (
    <Box role="status" display="flex" alignItems="center" gap="3" py="6" textStyle="h3">
      <Box as="span" display="grid" placeItems="center" boxSize="11" borderRadius="pill" bg="flare.solid" color="flare.contrast">
        <Check size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <Translated id="feedback.sent" />
    </Box>
  );
}
