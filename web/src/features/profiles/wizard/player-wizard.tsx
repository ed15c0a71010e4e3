import { useQuery } from '@tanstack/react-query';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { lazy, type MouseEvent, Suspense } from 'react';
import { Button } from '@chakra-ui/react/button';
import { Navigate, useLocation } from 'react-router-dom';
import { ScenePage } from '../../../components/scene-page';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { playerWizardAddress } from '../../../lib/addresses/player-wizard-address';
import { useAdmission, useOpenSignIn, useSessionState } from '../../../session/session-context';
import { FailedState } from '../../../ui/states/failures';
import { Content, PageTitle } from '../../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';

const PlayerSteps = lazy(async () => ({ default: (await import('./player-steps')).PlayerSteps }));

/**
 * /playerProfileWizard for players of high schools, /playeronboardingwizard for those of colleges and professionals
 * (S2-10): one engine, which takes a player through the 20 key fields of the own profile.
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
  if (admission === 'out') return <SignInFirst />;
  if (admission === 'in' && own !== null && !isPlayer(own.type)) {
    return (
      <Scene title={t('playerWizard.noPlayer')} text={t('playerWizard.noPlayerText')}>
        {{ to: '/account', text: t('playerWizard.toAccount') }}
      </Scene>
    );
  }
  const address = own === null ? pathname : playerWizardAddress(own.type);
  if (isReady && address !== pathname) return <Navigate replace to={{ pathname: address, search }} />;
  if (query.data === undefined) {
    return (
      <Content py="14" maxW="34rem">
        <PageTitle text={t('playerWizard.title')} />
        {query.error === null ? (
          <Loading />
        ) : (
          <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        )}
      </Content>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <PlayerSteps own={query.data} />
    </Suspense>
  );
}

interface SceneProps {
  readonly title: string;
  readonly text: string;
  readonly children: { readonly to: string; readonly text: string };
}

function Scene({ title, text, children: action }: SceneProps) {
  const label = useTranslations()('playerWizard.title');
  return (
    <>
      <PageTitle text={label} />
      <ScenePage scene="kickOff" label={label} title={title} text={text} action={action} />
    </>
  );
}

function SignInFirst() {
  const t = useTranslations();
  const openSignIn = useOpenSignIn();
  const label = t('playerWizard.title');
  return (
    <>
      <PageTitle text={label} />
      <ScenePage scene="kickOff" label={label} title={t('playerWizard.signIn')} text={t('playerWizard.signInText')}>
        <Button
          size="lg"
          colorPalette="flare"
          mt="3"
          onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => void openSignIn('default', currentTarget)}
        >
          {t('playerWizard.signInNow')}
        </Button>
      </ScenePage>
    </>
  );
}

function Loading() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('playerWizard.loading')}>
      <SkeletonBlock height="20rem" />
    </SkeletonRegion>
  );
}
