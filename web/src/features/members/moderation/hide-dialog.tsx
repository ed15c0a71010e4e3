import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { useToasts } from '../../../ui/overlays/toasts';
import { useModerationTexts } from './moderation-texts';
import { type HidingPart, useReportsChanged } from './reported-part';

interface HideDialogProps {
  readonly report: { readonly profileId: string; readonly displayName: string };
  /** What is hidden of the profile; null for all of it. */
  readonly part: HidingPart | null;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for the reason before a profile, or a part of it, is hidden; its owner reads it. */
export function HideDialog({ report: { profileId, displayName: name }, part, onClose, opener }: HideDialogProps) {
  const t = useTranslations();
  const texts = useModerationTexts();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { check, sent, field } = useReason(t('admin.hideReasonMissing'), `profiles/${profileId}/hide/${part?.place ?? ''}`);
  const { failure, isBusy, send } = useDialogCall();

  async function hide() {
    const reason = check();
    if (reason === null || !(await send(() => callApi('hideProfile', { params: { profileId }, body: { reason, part } })))) return;
    sent();
    show({ variant: 'success', text: part === null ? t('admin.profileHidden', { name }) : texts.partHidden });
    onClose();
    await changed();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={part === null ? t('admin.hideTitle') : texts.hidePartTitle[part.kind]}
      button={part === null ? t('admin.hide') : texts.hidePart[part.kind]}
      isRed
      onSubmit={() => void hide()}
    >
      <Box overflowWrap="anywhere">{part === null ? t('admin.hideText', { name }) : texts.hidePartText(name)}</Box>
      <ReasonField label={t('admin.reason')} help={t('admin.hideReasonHelp')} field={field} />
    </DialogForm>
  );
}
