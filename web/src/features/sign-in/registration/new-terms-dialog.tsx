import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { TERMS } from '@touchline/domain/person/consent/terms';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { useSession } from '../../../session/session-context';
import { BusyButton } from '../../../ui/busy-button';
import { DialogWindow } from '../../../ui/overlays/dialog-window';
import { FailureLine } from '../../../ui/states/failures';
import { LegalLinks } from './joining-form-parts';
import { useAttempt } from '../use-attempt';

interface NewTermsDialogProps {
  readonly version: number;
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for agreement to a new version of the terms, which its links show in new windows. Who closes it is asked again
 * at the next visit; who does not agree signs out.
 */
export function NewTermsDialog({ version, onAgreed, onClose }: NewTermsDialogProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const { actions } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isBusy, failure, attempt } = useAttempt('termsFailed', (refusal) =>
    refusalMessages(refusal, t(fallbackKey(refusal))).join(' '),
  );
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(TERMS.date));

  const agree = () =>
    attempt(async () => {
      await callApi('agreeToTerms', { body: { version } });
      onAgreed();
    });
  const leave = () =>
    attempt(async () => {
      setIsLeaving(true);
      await (await actions()).signOut();
      onClose();
    }).finally(() => setIsLeaving(false));

  return (
    <DialogWindow
      isOpen
      title={t('newTerms.title')}
      onClose={onClose}
      closeOnInteractOutside={false}
      placement="centre"
      footer={
        <>
          <Button size="lg" variant="outline" colorPalette="ink" disabled={isBusy} onClick={() => void leave()}>
            {t('newTerms.leave')}
          </Button>
          <BusyButton size="lg" isBusy={isBusy && !isLeaving} onClick={() => void agree()}>
            {t('terms.submit')}
          </BusyButton>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('newTerms.text', { version, date })}</Text>
        <LegalLinks text={t('newTerms.read')} />
        {failure !== null && <FailureLine text={failure} />}
      </Stack>
    </DialogWindow>
  );
}
