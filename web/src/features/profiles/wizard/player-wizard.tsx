import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { lazy, type MouseEvent } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ClosedWizard, WizardPage } from '../../../components/wizard/wizard-page';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { playerWizardAddress } from '../../../lib/addresses/player-wizard-address';
import { useAdmission, useOpenSignIn, useSessionState } from '../../../session/session-context';

const PlayerSteps = lazy(async () => ({ default: (await import('./player-steps')).PlayerSteps }));

/**
 * /playerProfileWizard for players of high schools, /playeronboardingwizard for those of colleges and professionals
 * (S2-10): one engine, which takes players through the 20 key fields of their profile.
 */
export function PlayerWizard() {
  const t = useTranslations();
  const callApi = useApi();
  const { pathname, search } = useLocation();
  const admission = useAdmission('auth');
  const { profile: own } = useSessionState();
  const isReady = admission === 'in' && own !== null && isPlayer(own.type);
  const query = useQuery({
    queryKey: ['wizardProfile', own?._id],
    queryFn: ({ signal }) => callApi('ownProfile', { signal }),
    enabled: isReady,
  });
  const label = t('playerWizard.title');
  if (admission === 'out') return <SignInFirst />;
  if (admission === 'in' && own !== null && !isPlayer(own.type)) {
    return (
      <ClosedWizard
        label={label}
        title={t('playerWizard.noPlayer')}
        text={t('playerWizard.noPlayerText')}
        action={{ to: '/account', text: t('playerWizard.toAccount') }}
      />
    );
  }
  const address = own === null ? pathname : playerWizardAddress(own.type);
  if (isReady && address !== pathname) return <Navigate replace to={{ pathname: address, search }} />;
  return (
    <WizardPage title={label} loadingText={t('playerWizard.loading')} query={query}>
      {(profile) => <PlayerSteps own={profile} />}
    </WizardPage>
  );
}

function SignInFirst() {
  const t = useTranslations();
  const openSignIn = useOpenSignIn();
  return (
    <ClosedWizard label={t('playerWizard.title')} title={t('playerWizard.signIn')} text={t('playerWizard.signInText')}>
      <Button
        size="lg"
        colorPalette="flare"
        mt="3"
        onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => void openSignIn('default', currentTarget)}
      >
        {t('playerWizard.signInNow')}
      </Button>
    </ClosedWizard>
  );
}
