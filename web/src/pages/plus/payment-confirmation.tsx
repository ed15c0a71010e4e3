import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { useEffect, useState } from 'react';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { rememberedOrder } from '../../components/plans/remembered-order';
import { useTranslations } from '../../i18n/use-translations';
import { useSession, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { BoostConfirmation } from './boost-confirmation';
import { OutcomeText } from './outcome-text';
import { PendingOutcome, useAskAgain } from './pending-outcome';

/** Waits until what this tab paid for is there, and says so: a plan in the user's account, a boost in the queue. */
export function PaymentConfirmation() {
  const t = useTranslations();
  const session = useSessionState();
  const [order] = useState(rememberedOrder);
  const isSignedIn = isAuthenticated(session);
  if (session.isSettled && !isSignedIn)
    return <OutcomeText title={t('plans.outcome.signedOut')} text={t('plans.outcome.signedOutText')} />;
  if (order === 'skipTheLine' || order === 'featureAgain') return <BoostConfirmation boost={order} />;
  return <PlanConfirmation order={order} isSignedIn={isSignedIn} />;
}

interface PlanConfirmationProps {
  readonly order: 'premium' | 'guestAccess' | null;
  readonly isSignedIn: boolean;
}

function PlanConfirmation({ order, isSignedIn }: PlanConfirmationProps) {
  const t = useTranslations();
  const { actions } = useSession();
  const { query, reload } = useOwnAccount();
  const plan = activePlanOf(query.data?.entitlements ?? null, order);
  const isSlow = useAskAgain({ isWaiting: isSignedIn && plan === null, isAsking: query.isFetching, ask: reload });

  useEffect(() => {
    // The badge and the banner of the user's profile follow at once.
    if (plan !== null) void actions().then(({ refresh }) => refresh());
  }, [plan, actions]);

  if (plan === null) return <PendingOutcome isSlow={isSlow} />;
  return (
    <OutcomeText title={t('plans.outcome.active', { plan: t(`plans.name.${plan}`) })} text={t('plans.outcome.activeText')} />
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
