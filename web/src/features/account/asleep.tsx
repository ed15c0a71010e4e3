import { Button } from '@chakra-ui/react/button';
import { useWords } from '../../i18n/use-words';
import { useApi } from '../../lib/api-context';
import { Notice } from '../../ui/notice';
import { useToasts } from '../../ui/toast-context';
import { useAct } from './use-act';
import { useOwnAccount } from './use-own-account';

/** Says that the account sleeps, and wakes it up. */
export function Asleep() {
  const say = useWords();
  const callApi = useApi();
  const show = useToasts();
  const { keep } = useOwnAccount();
  const { isBusy, act } = useAct();
  const wakeUp = () =>
    act(async () => {
      keep((await callApi('reactivateAccount')).account);
      show({ variant: 'success', text: say('account.awake') });
    });
  return (
    <Notice title={say('account.asleepTitle')} text={say('account.asleepText')}>
      <Button size="lg" mt="2" loading={isBusy} loadingText={say('account.wakeUp')} onClick={() => void wakeUp()}>
        {say('account.wakeUp')}
      </Button>
    </Notice>
  );
}
