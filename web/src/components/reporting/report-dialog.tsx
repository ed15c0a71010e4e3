import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import type { SentBodyOf } from '@touchline/domain/http/api-contract';
import { CAMP_REASONS, REPORT_REASONS } from '@touchline/domain/person/moderation/report-reasons';
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
type Reason = SentReport['reason'] | SentBodyOf<'reportCamp'>['reason'];

/** A text of a profile that can be reported, by its field. */
export type ReportedText = Extract<SentReport['about'], { readonly kind: 'text' }>['field'];

/** What is reported: a profile, one of its pictures or texts, or a camp. */
export type ReportTarget =
  | { readonly kind: 'profile'; readonly username: string; readonly about: SentReport['about'] }
  | { readonly kind: 'camp'; readonly campId: string };

export interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks why something is reported, and sends it. A refused report leaves what was typed. */
export function ReportDialog({ target, onClose, opener }: ReportDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const [reason, setReason] = useState<Reason | ''>('');
  const [note, setNote] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const text = useTypedField({
    of:
      target.kind === 'camp'
        ? `camps/${target.campId}/report`
        : `profiles/${target.username}/report/${JSON.stringify(target.about)}`,
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
      await sendReport(callApi, target, { reason, note });
      text.saved();
      show({ variant: 'success', text: t('reporting.sent') });
      onClose();
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={t(`reporting.title.${target.kind === 'camp' ? 'camp' : target.about.kind}`)}
      onClose={onClose}
      opener={opener}
    >
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void send(event)}>
          <Box>{t('reporting.text')}</Box>
          <SelectField
            label={t('reporting.reason')}
            options={reasonsOf(target).map((value) => ({ value, text: t(`reporting.reason.${value}`) }))}
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

/** The reasons that a form offers; the abuse of a child is one of pictures alone. */
function reasonsOf(target: ReportTarget): readonly Reason[] {
  if (target.kind === 'camp') return CAMP_REASONS;
  return REPORT_REASONS.filter((one) => one !== 'childAbuse' || target.about.kind === 'picture');
}

interface TypedReport {
  readonly reason: Reason;
  readonly note: string;
}

/** Sends a report with one of the reasons that its form offers. */
async function sendReport(callApi: ReturnType<typeof useApi>, target: ReportTarget, { reason, note }: TypedReport) {
  if (target.kind === 'camp') {
    const ofCamp = CAMP_REASONS.find((one) => one === reason);
    if (ofCamp !== undefined) await callApi('reportCamp', { params: { campId: target.campId }, body: { reason: ofCamp, note } });
    return;
  }
  const { username, about } = target;
  const ofProfile = REPORT_REASONS.find((one) => one === reason);
  if (ofProfile !== undefined) await callApi('reportProfile', { params: { username }, body: { about, reason: ofProfile, note } });
}
