import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { completenessOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { FEATURED_FROM_PERCENT } from '@touchline/domain/reference/limits';
import { useEffect, useState } from 'react';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { IncludedList } from '../../components/plans/plan-card';
import { rememberedOrder } from '../../components/plans/remembered-order';
import { useTranslations } from '../../i18n/use-translations';
import { playerWizardAddress } from '../../lib/addresses/player-wizard-address';
import { useOpenSignIn, useSession, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { ButtonLink } from '../../ui/links';
import { BoostConfirmation } from './boost-confirmation';
import { NextSteps, OutcomeText } from './outcome-text';
import { PendingOutcome, useAskAgain } from './pending-outcome';

/** Waits until what this tab paid for is there, and says so: a plan in the user's account, a boost in the queue. */
export function PaymentConfirmation() {
  const session = useSessionState();
  const [order] = useState(rememberedOrder);
  const isSignedIn = isAuthenticated(session);
  if (session.isSettled && !isSignedIn) return <SignedOut />;
  if (order === 'skipTheLine' || order === 'featureAgain') return <BoostConfirmation boost={order} />;
  return <PlanConfirmation order={order} isSignedIn={isSignedIn} />;
}

/** Who came back signed out, such as in another browser, signs in to see what was paid for. */
function SignedOut() {
  const t = useTranslations();
  const openSignIn = useOpenSignIn();
  return (
    <OutcomeText title={t('plans.outcome.signedOut')} text={t('plans.outcome.signedOutText')}>
      <NextSteps>
        <Button size="lg" onClick={({ currentTarget }) => void openSignIn('default', currentTarget)}>
          {t('ownPlan.next.logIn')}
        </Button>
      </NextSteps>
    </OutcomeText>
  );
}

interface PlanConfirmationProps {
  readonly order: 'premium' | 'guestAccess' | null;
  readonly isSignedIn: boolean;
}

function PlanConfirmation({ order, isSignedIn }: PlanConfirmationProps) {
  const t = useTranslations();
  const { actions } = useSession();
  const { profile } = useSessionState();
  const { query, reload } = useOwnAccount();
  const plan = activePlanOf(query.data?.entitlements ?? null, order);
  const isSlow = useAskAgain({ isWaiting: isSignedIn && plan === null, isAsking: query.isFetching, ask: reload });

  useEffect(() => {
    // The badge and the banner of the user's profile follow at once.
    if (plan !== null) void actions().then(({ refresh }) => refresh());
  }, [plan, actions]);

  if (plan === null) return <PendingOutcome isSlow={isSlow} />;
  return (
    <OutcomeText title={t('plans.outcome.active', { plan: t(`plans.name.${plan}`) })} text={t('plans.outcome.activeText')}>
      <Box mt="3">
        <IncludedList plan={plan} isPlayer={profile !== null && isPlayer(profile.type)} />
      </Box>
      <PlanSteps />
    </OutcomeText>
  );
}

/** Where a bought plan leads: players to the profile that is shown first now, as long as it is sparse to its wizard. */
function PlanSteps() {
  const t = useTranslations();
  const { profile } = useSessionState();
  if (profile === null) return null;
  if (!isPlayer(profile.type))
    return (
      <NextSteps>
        <ButtonLink to="/">{t('ownPlan.next.search')}</ButtonLink>
        <ButtonLink to="/account" variant="outline" colorPalette="ink">
          {t('ownPlan.next.account')}
        </ButtonLink>
      </NextSteps>
    );
  const isSparse = completenessOf(profile).percent < FEATURED_FROM_PERCENT;
  const page = `/profile/${profile.username}`;
  return (
    <NextSteps>
      <ButtonLink to={isSparse ? playerWizardAddress(profile.type) : page}>
        {t(isSparse ? 'ownPlan.next.complete' : 'ownPlan.next.profile')}
      </ButtonLink>
      <ButtonLink to="/account" variant="outline" colorPalette="ink">
        {t('ownPlan.next.account')}
      </ButtonLink>
    </NextSteps>
  );
}

type Plans = NonNullable<ReturnType<typeof useOwnAccount>['query']['data']>['entitlements'];

/** The plan that was paid for, once it is active; without a known order whichever is. */
function activePlanOf(plans: Plans | null, order: 'premium' | 'guestAccess' | null): 'premium' | 'guestAccess' | null {
  if (plans === null) return null;
  const now = new Date().toISOString();
  const asked = order === null ? (['premium', 'guestAccess'] as const) : [order];
  return asked.find((one) => isActiveAt(plans[one], now)) ?? null;
}
