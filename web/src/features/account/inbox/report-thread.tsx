import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { REPORT_NOTE_MAX } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogCancel } from '../../../ui/overlays/dialog-cancel';
import { useToasts } from '../../../ui/overlays/toasts';
import { FailureLine } from '../../../ui/states/failures';
import { useInboxTexts } from './use-threads';

type Reason = SentBodyOf<'reportThread'>['reason'];

/** The reasons in the order of the form. */
const REASONS: readonly Reason[] = ['danger', 'impersonation', 'offensive', 'privateData', 'spam', 'other'];

interface ReportThreadProps {
  readonly threadId: string;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks why a conversation is reported, and sends it. A refused report keeps what was typed. */
export function ReportThread({ threadId, onClose, opener }: ReportThreadProps) {
  const texts = useInboxTexts();
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const [reason, setReason] = useState<Reason | ''>('');
  const [note, setNote] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = useTypedField({ of: `threads/${threadId}/report`, stored: '', typed: note, onText: setNote });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (reason === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('reportThread', { params: { threadId }, body: { reason, note } });
      text.saved();
      show({ variant: 'success', text: texts.reported });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      setIsBusy(false);
    }
  }
  return (
    <Dialog isOpen title={texts.reportTitle} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void send(event)}>
          <Box>{texts.reportText}</Box>
          <SelectField
            label={texts.reportReason}
            options={REASONS.map((value) => ({ value, text: texts.reasons[value] }))}
            value={reason}
            onValue={setReason}
            emptyText={texts.reportChoose}
            isValidated={isValidated}
            error={isValidated && reason === '' ? texts.reportChoose : null}
          />
          {text.offer}
          <TextAreaField
            label={texts.reportNote}
            isRequired={false}
            value={note}
            onText={setNote}
            rows={{ least: 3, most: 8 }}
            maxLength={REPORT_NOTE_MAX}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={isBusy}>
              {texts.report}
            </BusyButton>
            <DialogCancel text={texts.cancel} />
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
