import { Box } from '@chakra-ui/react/box';
import { SUGGESTION_LIMITS } from '@touchline/domain/reference/suggestions';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { useModerationTexts } from './moderation-texts';
import { type ReportedSuggestionFacts, useReportsChanged } from './reported-part';

interface RemoveSuggestionDialogProps {
  readonly suggestion: ReportedSuggestionFacts;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for the reason before a suggestion is removed; its author gets it by mail. */
export function RemoveSuggestionDialog({ suggestion, onClose, opener }: RemoveSuggestionDialogProps) {
  const { suggestionId, at: seenAt } = suggestion;
  const t = useTranslations();
  const texts = useModerationTexts();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { check, sent, field } = useReason(t('admin.hideReasonMissing'), `suggestions/${suggestionId}/remove`);
  const { failure, isBusy, send } = useDialogCall();

  async function remove() {
    const reason = check();
    const call = (text: string) => callApi('removeSuggestion', { params: { suggestionId }, body: { seenAt, reason: text } });
    if (reason === null || !(await send(() => call(reason)))) return;
    sent();
    show({ variant: 'success', text: texts.suggestionRemoved });
    onClose();
    await changed();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.removeSuggestionTitle}
      button={texts.removeSuggestion}
      isRed
      onSubmit={() => void remove()}
    >
      <Box>{texts.removeSuggestionText}</Box>
      <ReasonField
        label={t('admin.reason')}
        help={texts.removeSuggestionHelp}
        field={field}
        maxLength={SUGGESTION_LIMITS.reasonMax}
      />
    </DialogForm>
  );
}
