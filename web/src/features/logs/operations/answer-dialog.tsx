import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { MessageSource } from '@touchline/domain/person/contact/operator-message';
import { CONTACT } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-client';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { useOperationTexts } from './operation-texts';

/** A message as the API lists it. */
export type ShownMessage = AnswerOf<'adminMessages'>['items'][number];

interface AnswerDialogProps {
  readonly message: ShownMessage;
  readonly source: MessageSource;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Answers a message by mail. What was typed and not sent is offered again. */
export function AnswerDialog({ message, source, onClose, opener }: AnswerDialogProps) {
  const { messageId, text: asked, language } = message;
  const texts = useOperationTexts();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const { offer, saved } = useTypedField({ of: `messages/${messageId}`, stored: '', typed, onText: setTyped });
  const { failure, isBusy, send } = useDialogCall();
  const text = typed.trim();

  async function answer() {
    setIsValidated(true);
    if (text === '') return;
    if (!(await send(() => callApi('answerMessage', { params: { messageId }, body: { source, text } })))) return;
    saved();
    show({ variant: 'success', text: texts.sent });
    onClose();
    await client.invalidateQueries({ queryKey: ['adminMessages', source] });
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.answerTitle}
      button={texts.send}
      onSubmit={() => void answer()}
    >
      <Box whiteSpace="pre-wrap" overflowWrap="anywhere" maxH="10rem" overflowY="auto" color="fg.muted" tabIndex={0}>
        {asked}
      </Box>
      <Box>{texts.answerText(language)}</Box>
      {offer}
      <TextAreaField
        label={texts.answerLabel}
        rows={{ least: 5, most: 12 }}
        maxLength={CONTACT.messageMax}
        value={typed}
        onText={setTyped}
        isValidated={isValidated}
        error={text === '' ? texts.answerMissing : null}
      />
    </DialogForm>
  );
}
