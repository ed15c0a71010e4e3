import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { REPORT_REASONS } from '@touchline/domain/person/moderation/report-reasons';
import { REPORT_NOTE_MAX } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/overlays/dialog';
import { DialogCancel } from '../../ui/overlays/dialog-cancel';
import { FailureLine } from '../../ui/states/failures';
import { useTypedField } from '../../ui/forms/unsaved/use-typed-text';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-fields';
import { useToasts } from '../../ui/overlays/toasts';

type SentReport = SentBodyOf<'reportProfile'>;

/** A text of a profile that can be reported, by its field. */
export type ReportedText = Extract<SentReport['about'], { readonly kind: 'text' }>['field'];

export interface ReportDialogProps {
  readonly username: string;
  readonly about: SentReport['about'];
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks why something is reported, and sends it. A refused report leaves what was typed. */
export function ReportDialog({ username, about, onClose, opener }: ReportDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const [reason, setReason] = useState<SentReport['reason'] | ''>('');
  const [note, setNote] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const text = useTypedField({
    of: `profiles/${username}/report/${JSON.stringify(about)}`,
    stored: '',
    typed: note,
    onText: setNote,
  });

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (reason === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('reportProfile', { params: { username }, body: { about, reason, note } });
      text.saved();
      show({ variant: 'success', text: t('reporting.sent') });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen title={t(`reporting.title.${about.kind}`)} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void send(event)}>
          <Box>{t('reporting.text')}</Box>
          <SelectField
            label={t('reporting.reason')}
            options={REPORT_REASONS.filter((one) => one !== 'childAbuse' || about.kind === 'picture').map((value) => ({
              value,
              text: t(`reporting.reason.${value}`),
            }))}
            value={reason}
            onValue={setReason}
            emptyText={t('reporting.choose')}
            isValidated={isValidated}
            error={isValidated && reason === '' ? t('reporting.reasonMissing') : null}
          />
          {text.offer}
          <TextAreaField
            label={t('reporting.note')}
            help={t('reporting.noteHelp')}
            isRequired={false}
            value={note}
            onText={setNote}
            rows={{ least: 3, most: 8 }}
            maxLength={REPORT_NOTE_MAX}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={isBusy}>
              {t('reporting.send')}
            </BusyButton>
            <DialogCancel text={t('reporting.cancel')} />
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
