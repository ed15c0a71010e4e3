import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { refusalMessages } from '../../lib/api-refusal';
import { BusyButton } from '../../ui/busy-button';
import { Dialog } from '../../ui/dialog';
import { FailureLine } from '../../ui/failures';
import { TextAreaField } from '../../ui/text-fields';
import { useToasts } from '../../ui/toasts';

interface HideDialogProps {
  readonly report: { readonly profileId: string; readonly displayName: string };
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

const REASON_MAX = 500;

/** Asks for the reason before a profile is hidden; its owner reads it. */
export function HideDialog({ report: { profileId, displayName: name }, onClose, opener }: HideDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function hide(event: SyntheticEvent) {
    event.preventDefault();
    setIsValidated(true);
    if (reason.trim() === '') return;
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('hideProfile', { params: { profileId }, body: { reason: reason.trim() } });
      show({ variant: 'success', text: t('admin.profileHidden', { name }) });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['adminReports'] }),
        client.invalidateQueries({ queryKey: ['hiddenProfiles'] }),
      ]);
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen title={t('admin.hideTitle')} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form noValidate onSubmit={(event) => void hide(event)}>
          <Box overflowWrap="anywhere">{t('admin.hideText', { name })}</Box>
          <TextAreaField
            label={t('admin.reason')}
            help={t('admin.hideReasonHelp')}
            value={reason}
            onText={setReason}
            rows={{ least: 3, most: 6 }}
            maxLength={REASON_MAX}
            isValidated={isValidated}
            error={isValidated && reason.trim() === '' ? t('admin.hideReasonMissing') : null}
          />
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" colorPalette="red" isBusy={isBusy}>
              {t('admin.hide')}
            </BusyButton>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
              {t('admin.cancel')}
            </Button>
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}
