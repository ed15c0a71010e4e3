import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { Stack } from '@chakra-ui/react/stack';
import { isAcceptedCoachOf } from '@touchline/domain/permissions/may-edit';
import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { ClaimForm } from '../../components/own-account/claim-form';
import { MissingCollege, VerifyFirst } from '../../components/own-account/claim-notices';
import { coachRequestsOf } from '../../components/own-account/coach-requests';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { useTranslations } from '../../i18n/use-translations';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useActor, useSessionState } from '../../session/session-context';
import { FailedState } from '../../ui/states/failures';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { AlumniForm } from './alumni-form';
import { OpenClaims } from './open-claims';
import { RequestCollege } from './request-college';

/** What a signed-in person may ask for at the chosen college, or without one at the colleges of the mail domain. */
export function MemberClaim({ college }: { readonly college: College | null }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { query } = useOwnAccount();
  if (query.error !== null)
    return <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  if (profile === null || query.data === undefined) {
    return (
      <SkeletonRegion label={t('claim.loading')}>
        <SkeletonText lines={4} />
      </SkeletonRegion>
    );
  }
  const account = query.data;
  const isStaff = isCoach(profile);
  if (!account.emailVerified) return <VerifyFirst email={account.email} />;
  if (college === null) return isStaff ? <CoachWithoutChoice account={account} /> : null;
  return (
    <Stack gap="10">
      {isStaff ? <CoachAt college={college} account={account} /> : <Box color="fg.muted">{t('claim.notCoach')}</Box>}
      <AlumniForm college={college} roles={account.roleRequests} />
    </Stack>
  );
}

/** A coach who has not chosen a college: that of the mail domain, the promise of it, or the way to ask for it. */
function CoachWithoutChoice({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const actor = useActor();
  const { open, unnamed } = coachRequestsOf(account);
  const accepted = open.filter(({ collegeId }) => isAcceptedCoachOf(actor, collegeId));
  if (accepted.length > 0) return accepted.map(({ collegeId }) => <OpenClaims key={collegeId} collegeId={collegeId} />);
  return (
    <Section title={t('account.claim')}>
      {unnamed.length > 0 ? (
        <ClaimForm colleges={unnamed} brought={null} isRequested />
      ) : open.length > 0 ? (
        <Waiting />
      ) : account.claimable.length > 0 ? (
        <ClaimForm colleges={account.claimable} brought={null} />
      ) : (
        <Missing account={account} />
      )}
    </Section>
  );
}

function Missing({ account }: { readonly account: OwnAccount }) {
  return (
    <Stack gap="6">
      <MissingCollege account={account} />
      {account.collegeRequest?.doneAt !== null && <RequestCollege />}
    </Stack>
  );
}

interface CoachAtProps {
  readonly college: College;
  readonly account: OwnAccount;
}

/** A coach at the chosen college: the form, or what became of the request. */
function CoachAt({ college, account }: CoachAtProps) {
  const t = useTranslations();
  const actor = useActor();
  const { email, claimable, roleRequests } = account;
  const own = roleRequests.find((one) => isCoachRole(one) && one.collegeId === college._id);
  const sexes = college.athletics.sport.map(({ sex }) => sex);
  if (isAcceptedCoachOf(actor, college._id)) {
    return (
      <Stack gap="10">
        <Stack gap="4">
          <Box>{t('claim.accepted')}</Box>
          <Box display="flex" flexWrap="wrap" gap="3">
            <ButtonLink to="/coachonboardingwizard" size="xl" colorPalette="flare">
              {t('claim.toWizard')}
            </ButtonLink>
            <ButtonLink
              to={firstTeamAddress({ pathName: college.pathName, sexes })}
              size="xl"
              variant="outline"
              colorPalette="ink"
            >
              {t('claim.toPage')}
            </ButtonLink>
          </Box>
        </Stack>
        <OpenClaims collegeId={college._id} />
      </Stack>
    );
  }
  const fitting = claimable.filter(({ collegeId }) => collegeId === college._id);
  if (own?.status === 'Pending' && own.type !== 'coach') return <Waiting />;
  if (fitting.length > 0) return <ClaimForm colleges={fitting} brought={college._id} isRequested={own?.status === 'Pending'} />;
  const domain = email.slice(email.indexOf('@') + 1);
  return (
    <Stack gap="6">
      <Box>{t('claim.foreign', { college: college.name, domain })}</Box>
      {claimable.length === 0 && <Missing account={account} />}
    </Stack>
  );
}

function Waiting() {
  const t = useTranslations();
  return (
    <Stack gap="4" alignItems="flex-start">
      <Box>{t('claim.waiting')}</Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        <ButtonLink to="/coachonboardingwizard" size="xl">
          {t('claim.toWizard')}
        </ButtonLink>
        <ButtonLink to="/account" size="xl" variant="outline" colorPalette="ink">
          {t('claim.toAccount')}
        </ButtonLink>
      </Box>
    </Stack>
  );
}
