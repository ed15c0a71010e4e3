import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { FEEDBACK_ROWS } from '@touchline/domain/constants/limits';
import type { Feedback } from '@touchline/domain/feedback/feedback';
import { FEEDBACK_LIMITS } from '@touchline/domain/feedback/feedback-limits';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { refusalMessages } from '../../lib/refusal-messages';
import { FailureLine } from '../../ui/failure-line';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';

interface FeedbackFormProps {
  readonly draft: Feedback;
  readonly onDraft: (draft: Feedback) => void;
  readonly onSent: () => void;
}

/** Subject and text, both required; the text shows 6 rows and grows to 8 (specification §2). What cannot be sent stays, and the form says so. */
export function FeedbackForm({ draft, onDraft, onSent }: FeedbackFormProps) {
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
