import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { refusalMessages } from '../../lib/refusal-messages';
import { Dialog } from '../../ui/dialog';
import { useToasts } from '../../ui/toast-context';

/** A college that a coach waits for. */
export interface WaitingRequest {
  readonly uid: string;
  readonly domain: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface DoneDialogProps {
  readonly request: WaitingRequest;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks once more before a request leaves the list: nothing brings it back. */
export function DoneDialog({ request: { uid, domain, firstName, lastName }, onClose, opener }: DoneDialogProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function finish() {
    setIsBusy(true);
    setFailure(null);
    try {
      await callApi('finishCollegeRequest', { params: { uid } });
      show({ variant: 'success', text: t('admin.doneSaid', { domain }) });
      onClose();
      await client.invalidateQueries({ queryKey: ['adminCollegeRequests'] });
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t('failure.internal')).join(' '));
      setIsBusy(false);
    }
  }

  return (
    <Dialog isOpen title={t('admin.doneTitle')} onClose={onClose} opener={opener}>
      <Stack gap="4">
        <Box overflowWrap="anywhere">{t('admin.doneText', { domain, name: `${firstName} ${lastName}` })}</Box>
        <Box role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
          {failure}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="3">
          <Button size="lg" loading={isBusy} onClick={() => void finish()}>
            {t('admin.done')}
          </Button>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </Box>
      </Stack>
    </Dialog>
  );
}
