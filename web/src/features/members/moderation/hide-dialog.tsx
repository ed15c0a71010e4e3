import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { useToasts } from '../../../ui/overlays/toasts';
import { useReportsChanged } from './reported-part';

interface HideDialogProps {
  readonly report: { readonly profileId: string; readonly displayName: string };
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for the reason before a profile is hidden; its owner reads it. */
export function HideDialog({ report: { profileId, displayName: name }, onClose, opener }: HideDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { check, sent, field } = useReason(t('admin.hideReasonMissing'), `profiles/${profileId}/hide`);
  const { failure, isBusy, send } = useDialogCall();

  async function hide() {
    const reason = check();
    if (reason === null || !(await send(() => callApi('hideProfile', { params: { profileId }, body: { reason } })))) return;
    sent();
    show({ variant: 'success', text: t('admin.profileHidden', { name }) });
    onClose();
    await changed();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={t('admin.hideTitle')}
      button={t('admin.hide')}
      isRed
      onSubmit={() => void hide()}
    >
      <Box overflowWrap="anywhere">{t('admin.hideText', { name })}</Box>
      <ReasonField label={t('admin.reason')} help={t('admin.hideReasonHelp')} field={field} />
    </DialogForm>
  );
}
