import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { useModerationTexts } from './moderation-texts';
import { type ReportedCampFacts, useReportsChanged } from './reported-part';

interface HideCampDialogProps {
  readonly camp: Pick<ReportedCampFacts, 'campId' | 'name'>;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks for the reason before a camp is hidden; the coaches of its college read it. */
export function HideCampDialog({ camp: { campId, name }, onClose, opener }: HideCampDialogProps) {
  const t = useTranslations();
  const texts = useModerationTexts();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { check, sent, field } = useReason(t('admin.hideReasonMissing'), `camps/${campId}/hide`);
  const { failure, isBusy, send } = useDialogCall();

  async function hide() {
    const reason = check();
    if (reason === null || !(await send(() => callApi('hideCamp', { params: { campId }, body: { reason } })))) return;
    sent();
    show({ variant: 'success', text: texts.partHidden });
    onClose();
    await changed();
  }

  return (
    <DialogForm
      {...{ isBusy, failure, onClose, opener }}
      title={texts.hideCampTitle}
      button={texts.hideCamp}
      isRed
      onSubmit={() => void hide()}
    >
      <Box overflowWrap="anywhere">{texts.hideCampText(name)}</Box>
      <ReasonField label={t('admin.reason')} help={texts.hideCampHelp} field={field} />
    </DialogForm>
  );
}
