import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { ReasonField, useReason } from '../../ui/fields/reason-field';
import { DialogForm, useDialogCall } from '../../ui/overlays/dialog-form';
import type { ListedCollege } from './use-admin-colleges';

/** What each dialog about a college gets; `onDone` says what was done and closes it. */
export interface CollegeDialogProps {
  readonly college: ListedCollege;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
  readonly onDone: (text: string) => Promise<void>;
}

/** Asks before a college goes from the site, for a reason. */
export function ArchiveDialog({ college, onClose, opener, onDone }: CollegeDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { _id: collegeId, name } = college;
  const { check, sent, field } = useReason(t('adminColleges.reasonMissing'), `colleges/${collegeId}/archive`);
  const { failure, isBusy, send } = useDialogCall();
  async function archive() {
    const reason = check();
    if (reason === null) return;
    if (!(await send(() => callApi('archiveCollege', { params: { collegeId }, body: { reason } })))) return;
    sent();
    await onDone(t('adminColleges.wasArchived', { college: name }));
  }
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('adminColleges.archiveTitle', { college: name })}
      button={t('adminColleges.archive')}
      isRed
      onSubmit={() => void archive()}
    >
      <Box>{t('adminColleges.archiveText')}</Box>
      <ReasonField label={t('adminColleges.reason')} help={t('adminColleges.reasonHelp')} field={field} />
    </DialogForm>
  );
}

/** Asks before an archived college is on the site again. */
export function RestoreDialog({ college, onClose, opener, onDone }: CollegeDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { failure, isBusy, send } = useDialogCall();
  const { _id: collegeId, name } = college;
  async function restore() {
    if (await send(() => callApi('restoreCollege', { params: { collegeId } })))
      await onDone(t('adminColleges.restored', { college: name }));
  }
  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('adminColleges.restoreTitle', { college: name })}
      button={t('adminColleges.restore')}
      onSubmit={() => void restore()}
    >
      <Box>{t('adminColleges.restoreText')}</Box>
    </DialogForm>
  );
}
