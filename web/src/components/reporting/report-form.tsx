import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { REPORT_NOTE_MAX } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-fields';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { Dialog } from '../../ui/overlays/dialog';
import { DialogCancel } from '../../ui/overlays/dialog-cancel';
import { useToasts } from '../../ui/overlays/toasts';
import { FailureLine } from '../../ui/states/failures';

interface ReportFormTexts {
  readonly title: string;
  readonly intro: string;
  readonly reason: string;
  readonly choose: string;
  readonly missing: string;
  readonly note: string;
  readonly noteHelp?: string;
  readonly send: string;
  readonly cancel: string;
  readonly sent: string;
}

interface ReportFormProps<Reason extends string> {
  readonly texts: ReportFormTexts;
  /** The reasons in the order of the form. */
  readonly reasons: readonly { readonly value: Reason; readonly text: string }[];
  /** What the draft of the note belongs to. */
  readonly of: string;
  /** Sends the report; rejects where it is refused. */
  readonly onSend: (report: { readonly reason: Reason; readonly note: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks why something is reported, and sends it. A refused report leaves what was typed. */
export function ReportForm<Reason extends string>({ texts, reasons, of, onSend, onClose, opener }: ReportFormProps<Reason>) {
  const t = useTranslations();
  const show = useToasts();
  const [reason, setReason] = useState<Reason | ''>('');
  const [note, setNote] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = useTypedField({ of, stored: '', typed: note, onText: setNote });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (reason === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onSend({ reason, note });
      text.saved();
      show({ variant: 'success', text: texts.sent });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen title={texts.title} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void send(event)}>
          <Box>{texts.intro}</Box>
          <SelectField
            label={texts.reason}
            options={reasons}
            value={reason}
            onValue={setReason}
            emptyText={texts.choose}
            isValidated={isValidated}
            error={isValidated && reason === '' ? texts.missing : null}
          />
          {text.offer}
          <TextAreaField
            label={texts.note}
            {...(texts.noteHelp === undefined ? {} : { help: texts.noteHelp })}
            isRequired={false}
            value={note}
            onText={setNote}
            rows={{ least: 3, most: 8 }}
            maxLength={REPORT_NOTE_MAX}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={isBusy}>
              {texts.send}
            </BusyButton>
            <DialogCancel text={texts.cancel} />
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
