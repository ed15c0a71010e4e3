import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { Language } from '@touchline/domain/kernel/language';
import { REPORT_NOTE_MAX } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { BusyButton } from '../../ui/busy-button';
import { TextAreaField } from '../../ui/fields/text-fields';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';
import { Notice } from '../../ui/states/notice';
import { useAction } from '../../ui/use-action';

interface AnswerTexts {
  readonly reason: (reason: string) => string;
  readonly label: string;
  readonly help: string;
  readonly missing: string;
  readonly send: string;
  readonly sent: string;
  readonly answered: string;
}

const TEXTS: Readonly<Record<Language, AnswerTexts>> = {
  en: {
    reason: (reason) => `Our note: ${reason}`,
    label: 'Your answer to us',
    help: 'You can answer once. Tell us what you have changed or why you disagree.',
    missing: 'Please write an answer.',
    send: 'Send answer',
    sent: 'Thank you. We will look at it again.',
    answered: 'We have your answer and will look at it again.',
  },
  de: {
    reason: (reason) => `Unsere Anmerkung: ${reason}`,
    label: 'Deine Antwort an uns',
    help: 'Du kannst einmal antworten. Schreib uns, was du geändert hast oder warum du das anders siehst.',
    missing: 'Bitte schreib eine Antwort.',
    send: 'Antwort senden',
    sent: 'Danke. Wir sehen es uns noch einmal an.',
    answered: 'Wir haben deine Antwort und sehen es uns noch einmal an.',
  },
};

interface HidingAnswerProps {
  readonly title: string;
  readonly hiding: { readonly reason: string; readonly answeredAt: string | null };
  /** What the draft of the answer belongs to. */
  readonly of: string;
  /** Sends the answer; rejects where it is refused. */
  readonly onAnswer: (text: string) => Promise<void>;
}

/**
 * A hidden thing for whoever may edit it: why it is hidden, and the form of the one answer until there is one. What was
 * typed is offered again.
 */
export function HidingAnswer({ title, hiding: { reason, answeredAt }, of, onAnswer }: HidingAnswerProps) {
  const texts = TEXTS[useLanguage().language];
  const show = useToasts();
  const refused = useRefusalToasts();
  const { isBusy, run } = useAction();
  const [typed, setTyped] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const { offer, saved } = useTypedField({ of, stored: '', typed, onText: setTyped });
  const text = typed.trim();

  function answer(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (text === '') return;
    void run(async () => {
      try {
        await onAnswer(text);
        saved();
        show({ variant: 'success', text: texts.sent });
      } catch (failure) {
        refused(failure);
      }
    });
  }

  return (
    <Notice title={title} text={texts.reason(reason)}>
      {answeredAt !== null ? (
        <Box>{texts.answered}</Box>
      ) : (
        <Stack asChild gap="4" width="full">
          <form noValidate onSubmit={answer}>
            {offer}
            <TextAreaField
              label={texts.label}
              help={texts.help}
              rows={{ least: 3, most: 8 }}
              maxLength={REPORT_NOTE_MAX}
              value={typed}
              onText={setTyped}
              isValidated={isValidated}
              error={text === '' ? texts.missing : null}
            />
            <Box>
              <BusyButton type="submit" size="lg" isBusy={isBusy}>
                {texts.send}
              </BusyButton>
            </Box>
          </form>
        </Stack>
      )}
    </Notice>
  );
}
