import { Box } from '@chakra-ui/react/box';
import { typedTextOf } from '@touchline/domain/college/facts/correctable-fields';
import { isEmptyValue } from '@touchline/domain/college/suggestions/suggested-value';
import { sameJson } from '@touchline/domain/kernel/json/json';
import { SUGGESTION_LIMITS } from '@touchline/domain/reference/suggestions';
import { useState } from 'react';
import { useFactTitle } from '../../../components/college/correction/fact-words';
import { useTranslations } from '../../../i18n/use-translations';
import { CheckField } from '../../../ui/fields/choice-fields';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { DialogForm } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { useCollegePage } from '../use-college-page';
import { SuggestedValues } from './suggested-values';
import { useSuggestionTexts } from './suggestion-texts';
import { useFieldCall } from './use-field-call';
import { type SuggestionLine, useSuggestionActions } from './use-suggestions';
import { sentFact, type TypedFact, ValueOrUnknown } from './value-or-unknown';

interface DecideDialogProps {
  readonly line: SuggestionLine;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Accepts a suggestion, also with another value. */
export function AcceptDialog({ line, onClose, opener }: DecideDialogProps) {
  const t = useTranslations();
  const texts = useSuggestionTexts();
  const titleOf = useFactTitle();
  const show = useToasts();
  const { decide } = useSuggestionActions();
  const { suggestionId, field, value, now } = line;
  const suggested: TypedFact = { text: typedTextOf(value), isUnknown: isEmptyValue(value) };
  const [typed, setTyped] = useState(suggested);
  const [isValidated, setIsValidated] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { faults, failure, code, isBusy, send, forget } = useFieldCall();

  async function accept() {
    setIsValidated(true);
    const { isClear, ...sent } = sentFact(field, typed);
    if (!isClear) return;
    const other = sameJson(typed, suggested) ? {} : sent;
    const isDone = await send(() => decide(suggestionId, { decision: 'accept', seen: now, isConfirmed, ...other }));
    if (!isDone) return;
    show({ variant: 'success', text: texts.accepted });
    onClose();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.acceptOf(titleOf(field))}
      button={texts.accept}
      onSubmit={() => void accept()}
    >
      <SuggestedValues line={line} />
      <Box textStyle="small">{texts.acceptHelp}</Box>
      <ValueOrUnknown
        field={field}
        typed={typed}
        onTyped={(next) => {
          setTyped(next);
          forget(['value']);
        }}
        isValidated={isValidated}
        fault={faults.value ?? null}
      />
      {(code === 'implausibleFact' || isConfirmed) && (
        <CheckField label={t('correction.isConfirmed')} isChecked={isConfirmed} onCheck={setIsConfirmed} />
      )}
    </DialogForm>
  );
}

/** Refuses a suggestion, with a reason for its author. */
export function RefuseDialog({ line: { suggestionId, field }, onClose, opener }: DecideDialogProps) {
  const texts = useSuggestionTexts();
  const titleOf = useFactTitle();
  const show = useToasts();
  const { college } = useCollegePage();
  const { decide } = useSuggestionActions();
  const [reason, setReason] = useState('');
  const { failure, isBusy, send } = useFieldCall();
  const draft = useTypedField({
    of: `colleges/${college._id}/suggestion/${suggestionId}`,
    stored: '',
    typed: reason,
    onText: setReason,
  });

  async function refuse() {
    if (!(await send(() => decide(suggestionId, { decision: 'refuse', reason })))) return;
    draft.saved();
    show({ variant: 'success', text: texts.refused });
    onClose();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.refuseOf(titleOf(field))}
      button={texts.refuse}
      onSubmit={() => void refuse()}
    >
      <Box>{texts.refuseText}</Box>
      {draft.offer}
      <TextAreaField
        label={texts.why}
        help={texts.whyHelp}
        isRequired={false}
        value={reason}
        onText={setReason}
        rows={{ least: 2, most: 6 }}
        maxLength={SUGGESTION_LIMITS.reasonMax}
      />
    </DialogForm>
  );
}
