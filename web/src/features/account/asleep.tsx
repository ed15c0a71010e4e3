import { Button } from '@chakra-ui/react/button';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { Notice } from '../../ui/notice';
import { useToasts } from '../../ui/toast-context';
import { useAct } from './use-act';
import { useOwnAccount } from './use-own-account';

/** Says that the account sleeps, and wakes it up. */
export function Asleep() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { keep } = useOwnAccount();
  const { isBusy, act } = useAct();
  const wakeUp = () =>
    act(async () => {
      keep((await callApi('reactivateAccount')).account);
      show({ variant: 'success', text: t('account.awake') });
    });
  return (
    <Notice title={t('account.asleepTitle')} text={t('account.asleepText')}>
      <Button size="lg" mt="2" loading={isBusy} loadingText={t('account.wakeUp')} onClick={() => void wakeUp()}>
        {t('account.wakeUp')}
      </Button>
    </Notice>
  );
}
