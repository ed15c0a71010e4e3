import { useQuery } from '@tanstack/react-query';
import { isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { lazy } from 'react';
import { ClosedWizard, WizardPage } from '../../../components/wizard/wizard-page';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { useSessionState } from '../../../session/session-context';

const CoachSteps = lazy(async () => ({ default: (await import('./coach-steps')).CoachSteps }));

/** /coachonboardingwizard (S2-10): takes a coach through the page of their college, accepted or still waiting. */
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
      <ClosedWizard
        label={t('coachWizard.title')}
        title={t('coachWizard.noCollege')}
        text={t('coachWizard.noCollegeText')}
        action={{ to: '/claimCollege', text: t('coachWizard.claim') }}
      />
    );
  }
  return (
    <WizardPage title={t('coachWizard.title')} loadingText={t('coachWizard.loading')} query={query}>
      {(college) => <CoachSteps college={college} profile={profile} role={role} />}
    </WizardPage>
  );
}
