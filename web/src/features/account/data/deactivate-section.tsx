import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { useSession } from '../../../session/session-context';
import { Dialog } from '../../../ui/dialog';
import { Section } from '../../../ui/section';
import { useToasts } from '../../../ui/toast-context';
import { useAct } from '../use-act';

/** Hides the profile and signs out, until the owner signs in again and wakes the account up. */
export function DeactivateSection() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { acts } = useSession();
  const { isBusy, act } = useAct();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const sleep = () =>
    act(async () => {
      await callApi('deactivateAccount');
      show({ variant: 'success', text: t('account.deactivated') });
      await (await acts()).signOut();
    });
  return (
    <Section title={t('account.deactivate')} intro={t('account.deactivateText')}>
      <Button ref={opener} size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(true)}>
        {t('account.deactivateButton')}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={t('account.deactivateQuestion')}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
        footer={
          <>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setIsAsked(false)}>
              {t('account.cancel')}
            </Button>
            <Button size="lg" loading={isBusy} loadingText={t('account.deactivateButton')} onClick={() => void sleep()}>
              {t('account.deactivateButton')}
            </Button>
          </>
        }
      >
        {t('account.deactivateText')}
      </Dialog>
    </Section>
  );
}
