import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { type LockedAct, type LockedPicture, useLockedTexts } from './locked-texts';

interface LockedDialogProps {
  readonly wanted: LockedAct;
  readonly picture: LockedPicture;
  readonly onChanged: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for the reason before a second admin is asked; the log keeps it. */
export function LockedDialog({ wanted, picture: { lockId }, onChanged, onClose, opener }: LockedDialogProps) {
  const t = useTranslations();
  const texts = useLockedTexts();
  const callApi = useApi();
  const show = useToasts();
  const { check, sent, field } = useReason(texts.reasonMissing, `lockedPictures/${lockId}/${wanted}`);
  const { failure, isBusy, send } = useDialogCall();

  async function ask() {
    const reason = check();
    if (reason === null) return;
    if (!(await send(() => callApi('askForLockedPicture', { params: { lockId }, body: { wanted, reason } })))) return;
    sent();
    show({ variant: 'success', text: texts.asked });
    onClose();
    await onChanged();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.askTitle[wanted]}
      button={texts.ask[wanted]}
      isRed={wanted === 'remove'}
      onSubmit={() => void ask()}
    >
      <Box>{texts.askText[wanted]}</Box>
      <ReasonField label={t('admin.reason')} help={t('admin.closeReasonHelp')} field={field} />
    </DialogForm>
  );
}
