import { isActiveAt } from '@touchline/domain/person/profile/premium';
import { useEffect, useState } from 'react';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { rememberedOrder } from '../../components/plans/remembered-order';
import { useTranslations } from '../../i18n/use-translations';
import { useSession, useSessionState } from '../../session/session-context';
import { isAuthenticated } from '../../session/session-state';
import { OutcomeText } from './outcome-text';

/** How often the own account is asked, and after how many answers without the plan it takes longer than usual. */
const ASK_AGAIN_MS = 2000;
const SLOW_AFTER = 30;

/**
 * Waits until the own account has the plan that this tab paid for, and says so. What has no entry in the account, a
 * boost, is thanked for.
 */
export function PaymentConfirmation() {
  const t = useTranslations();
  const session = useSessionState();
  const { actions } = useSession();
  const { query, reload } = useOwnAccount();
  const [order] = useState(rememberedOrder);
  const [asked, setAsked] = useState(0);
  const isBoost = order === 'skipTheLine' || order === 'featureAgain';
  const plan = activePlanOf(query.data?.entitlements ?? null, isBoost ? null : order);
  const isSignedIn = isAuthenticated(session);
  const isWaiting = isSignedIn && plan === null && !isBoost;

  useEffect(() => {
    if (!isWaiting || query.isFetching) return undefined;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      void reload();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, query.isFetching, reload]);

  useEffect(() => {
    // The badge and the banner of the own profile follow at once.
    if (plan !== null) void actions().then(({ refresh }) => refresh());
  }, [plan, actions]);

  if (session.isSettled && !isSignedIn)
    return <OutcomeText title={t('plans.outcome.signedOut')} text={t('plans.outcome.signedOutText')} />;
  if (isBoost)
    return (
      <OutcomeText title={t('plans.outcome.boost', { boost: t(`plans.name.${order}`) })} text={t('plans.outcome.boostText')} />
    );
  if (plan !== null)
    return (
      <OutcomeText title={t('plans.outcome.active', { plan: t(`plans.name.${plan}`) })} text={t('plans.outcome.activeText')} />
    );
  if (asked >= SLOW_AFTER) return <OutcomeText title={t('plans.outcome.slow')} text={t('plans.outcome.slowText')} />;
  return <OutcomeText title={t('plans.outcome.pending')} text={t('plans.outcome.pendingText')} />;
}

type Plans = NonNullable<ReturnType<typeof useOwnAccount>['query']['data']>['entitlements'];

/** The plan that was paid for, once it is active; without a known order whichever is. */
function activePlanOf(plans: Plans | null, order: 'premium' | 'guestAccess' | null): 'premium' | 'guestAccess' | null {
  if (plans === null) return null;
  const now = new Date().toISOString();
  const asked = order === null ? (['premium', 'guestAccess'] as const) : [order];
  return asked.find((one) => isActiveAt(plans[one], now)) ?? null;
}
