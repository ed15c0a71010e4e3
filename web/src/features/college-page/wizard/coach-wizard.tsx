import { useQuery } from '@tanstack/react-query';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { lazy, Suspense } from 'react';
import { ScenePage } from '../../../components/scene-page';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { useSessionState } from '../../../session/session-context';
import { FailedState } from '../../../ui/states/failures';
import { Content, PageTitle } from '../../../ui/page-layout';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/states/skeletons';

const CoachSteps = lazy(async () => ({ default: (await import('./coach-steps')).CoachSteps }));

/** /coachonboardingwizard (S2-10): takes a coach through the page of the own college, accepted or still waiting. */
export function CoachWizard() {
  const t = useTranslations();
  const callApi = useApi();
  const { profile } = useSessionState();
  const roles = (profile?.roles ?? []).filter(isCoachRole);
  const role = roles.find(({ status }) => status === 'Accepted') ?? roles[0] ?? null;
  const collegeId = role?.value ?? null;
  const query = useQuery({
    queryKey: ['wizardCollege', collegeId],
    queryFn: ({ signal }) => callApi('college', { params: { collegeId: collegeId ?? '' }, signal }),
    enabled: collegeId !== null,
  });
  if (profile === null || role === null) {
    return (
      <>
        <PageTitle text={t('coachWizard.title')} />
        <ScenePage
          scene="kickOff"
          label={t('coachWizard.title')}
          title={t('coachWizard.noCollege')}
          text={t('coachWizard.noCollegeText')}
          action={{ to: '/claimCollege', text: t('coachWizard.claim') }}
        />
      </>
    );
  }
  if (query.data === undefined) {
    return (
      <Content py="14" maxW="34rem">
        <PageTitle text={t('coachWizard.title')} />
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
      <CoachSteps college={query.data} profile={profile} role={role} />
    </Suspense>
  );
}

function Loading() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('coachWizard.loading')}>
      <SkeletonBlock height="20rem" />
    </SkeletonRegion>
  );
}
