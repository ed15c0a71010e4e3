import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api-context';
import { useSession } from '../../../session/session-context';
import { Section } from '../../../ui/section';
import { useToasts } from '../../../ui/toast-context';
import { useAct } from '../use-act';

/** Ends every session, on this device too. */
export function EverywhereSection() {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { acts } = useSession();
  const { isBusy, act } = useAct();
  const leave = () =>
    act(async () => {
      await callApi('signOutEverywhere');
      show({ variant: 'success', text: t('account.signedOutEverywhere') });
      await (await acts()).signOut();
    });
  return (
    <Section title={t('account.everywhere')} intro={t('account.everywhereText')}>
      <Box>
        <Button size="lg" variant="outline" colorPalette="ink" loading={isBusy} onClick={() => void leave()}>
          {t('account.signOutEverywhere')}
        </Button>
      </Box>
    </Section>
  );
}
