import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { useToasts } from '../../../ui/overlays/toasts';
import { type ListedReport, nameOf, useReportsChanged } from './reported-part';

interface CloseReportDialogProps {
  readonly report: ListedReport;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for the reason before a report is closed; it stays in the log, and the report can be opened again. */
export function CloseReportDialog({ report, onClose, opener }: CloseReportDialogProps) {
  const { reportId, kind, replyTo } = report;
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { check, sent, field } = useReason(t('admin.closeReasonMissing'), `reports/${reportId}/close`);
  const { failure, isBusy, send } = useDialogCall();

  async function close() {
    const reason = check();
    if (reason === null || !(await send(() => callApi('dismissReport', { params: { reportId }, body: { reason } })))) return;
    sent();
    show({ variant: 'success', text: t('admin.reportClosed') });
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
        {kind === 'request'
          ? t('admin.closeRequestText', { email: replyTo ?? '' })
          : t('admin.closeReportText', { name: nameOf(report) })}
      </Box>
      <ReasonField label={t('admin.reason')} help={t('admin.closeReasonHelp')} field={field} />
    </DialogForm>
  );
}
