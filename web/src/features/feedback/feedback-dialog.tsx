import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { Feedback } from '@touchline/domain/person/feedback';
import { FEEDBACK_LIMITS, FEEDBACK_ROWS, SHOWN_MS } from '@touchline/domain/reference/limits';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useTranslations, Translated } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { Icon } from '../../ui/icon';
import { DialogWindow } from '../../ui/overlays/dialog-window';
import { FailureLine } from '../../ui/states/failures';
import { FormText, FormTextArea } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';

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
    <DialogWindow isOpen title={t('feedback.title')} onClose={onClose} opener={opener} keepsText placement="top">
      {isSent ? <FeedbackSent onOver={onClose} /> : <FeedbackForm draft={draft} onDraft={onDraft} onSent={sent} />}
    </DialogWindow>
  );
}

interface FeedbackFormProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onSent: () => void;
}

const EMPTY = { subject: '', text: '' };
const TYPED = ['subject', 'text'] as const;

const loadFeedbackSchema = async () => (await import('@touchline/domain/person/feedback')).feedback;

/**
 * Subject and text, both required; the text area has 6 to 8 rows (S2-38). A failed send keeps the text and says so
 * (S8-11). The address of the page goes with it, without what was searched for.
 */
function FeedbackForm({ draft, onDraft, onSent }: FeedbackFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { pathname: page } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, element } = useSchemaForm({ defaultValues: draft, schema: loadFeedbackSchema });
  const typed = useFormText(form, { of: 'feedback', names: TYPED, stored: EMPTY });
  const { isSubmitting } = form.formState;
  const { subject = '', text = '' } = useWatch({ control: form.control });
  useEffect(() => onDraft({ subject, text }), [onDraft, subject, text]);
  async function send(body: Feedback) {
    setFailure(null);
    try {
      await callApi('sendFeedback', { body: { ...body, page } });
      typed.saved();
      onSent();
    } catch (refusal) {
      showRefusalAtFields(form, refusal, ['subject', 'text']);
      const isOffline = fallbackKey(refusal) === 'failure.offline';
      const reasons = refusalMessages(refusal, isOffline ? t('failure.offline') : '');
      setFailure([t('feedback.failed'), ...reasons].join(' ').trim());
    }
  }
  return (
    <Stack asChild gap="4">
      <form ref={element} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {draft.subject === '' && draft.text === '' && typed.offer}
        <FormText
          control={form.control}
          name="subject"
          label={t('feedback.subject')}
          type="text"
          autoComplete="off"
          maxLength={FEEDBACK_LIMITS.subject}
        />
        <FormTextArea
          control={form.control}
          name="text"
          label={t('feedback.text')}
          maxLength={FEEDBACK_LIMITS.text}
          rows={FEEDBACK_ROWS}
        />
        <FailureLine text={failure} />
        <BusyButton type="submit" colorPalette="flare" size="xl" isBusy={isSubmitting} busyText={t('feedback.send')}>
          {t('feedback.send')}
        </BusyButton>
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
        <Icon as={Check} />
      </Box>
      <Translated id="feedback.sent" />
    </Box>
  );
}
