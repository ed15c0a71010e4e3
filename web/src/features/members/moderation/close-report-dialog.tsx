import { Box } from '@chakra-ui/react/box';
import { REMOVAL_REQUESTS } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { TextAreaField } from '../../../ui/fields/text-fields';
import { useTypedField } from '../../../ui/forms/unsaved/use-typed-text';
import { useToasts } from '../../../ui/overlays/toasts';
import { useModerationTexts } from './moderation-texts';
import { type ListedReport, nameOf, useReportsChanged } from './reported-part';

interface CloseReportDialogProps {
  readonly report: ListedReport;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/**
 * Asks for the reason before a report is closed; it stays in the log, and the report can be opened again. The author of
 * a request is answered here by mail.
 */
export function CloseReportDialog({ report, onClose, opener }: CloseReportDialogProps) {
  const { reportId, kind, replyTo, language } = report;
  const t = useTranslations();
  const texts = useModerationTexts();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const [typed, setTyped] = useState('');
  const { offer, saved } = useTypedField({ of: `reports/${reportId}/answer`, stored: '', typed, onText: setTyped });
  const { check, sent, field } = useReason(t('admin.closeReasonMissing'), `reports/${reportId}/close`);
  const { failure, isBusy, send } = useDialogCall();
  const answer = typed.trim() === '' ? null : typed.trim();

  async function close() {
    const reason = check();
    if (reason === null) return;
    const body = answer === null ? { reason } : { reason, answer };
    if (!(await send(() => callApi('dismissReport', { params: { reportId }, body })))) return;
    sent();
    saved();
    show({ variant: 'success', text: answer === null ? t('admin.reportClosed') : texts.answered });
    onClose();
    await changed();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('admin.closeReportTitle')}
      button={t('admin.closeReport')}
      onSubmit={() => void close()}
    >
      <Box overflowWrap="anywhere">
        {kind === 'request' ? texts.requestText : t('admin.closeReportText', { name: nameOf(report) })}
      </Box>
      {kind === 'request' && (
        <>
          {offer}
          <TextAreaField
            label={texts.answerLabel}
            help={texts.answerHelp(replyTo ?? '', language ?? 'en')}
            isRequired={false}
            rows={{ least: 4, most: 10 }}
            maxLength={REMOVAL_REQUESTS.textMax}
            value={typed}
            onText={setTyped}
          />
        </>
      )}
      <ReasonField label={t('admin.reason')} help={t('admin.closeReasonHelp')} field={field} />
    </DialogForm>
  );
}
