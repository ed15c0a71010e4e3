import { Button } from '@chakra-ui/react/button';
import { planOffersTo } from '@touchline/domain/money/plan-offers';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useEffect, useRef } from 'react';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { PlanCard, type PlanFacts } from '../../components/plans/plan-card';
import { PremiumActive, PremiumBanner } from '../../components/plans/premium-banner';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { useSession, useSessionState } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';

/**
 * The plan that is active, until when, and how it is managed; the banner of Premium (S2-37).
 * Coaches use everything free of charge and see no plans (S2-27), unless they have bought one before and may still pay.
 */
export function PlanSection({ account }: { readonly account: PlanFacts }) {
  const t = useTranslations();
  const { profile, isAdmin } = useSessionState();
  const { open, dialog } = usePlanDialog();
  const { entitlements, isCustomer } = account;
  useAgreement(entitlements);
  if (profile === null || (isCoach(profile) && !isCustomer)) return null;
  const { type, roles } = profile;
  const now = new Date().toISOString();
  const { current, plans } = planOffersTo({ isAdmin, type, roles, entitlements }, now);
  const hasPremium = isActiveAt(profile.premium, now);
  const isPlayers = isPlayer(type);
  return (
    <Section title={t('ownPlan.title')}>
      <PlanCard
        account={account}
        isPlayer={isPlayers}
        lists={current !== 'free'}
        banner={hasPremium && <PremiumActive variant="account" />}
      >
        {!hasPremium && (
          <PremiumBanner
            variant="account"
            onGet={(opener) => void open(current === 'guestAccess' ? 'premium' : 'guestAccess', opener)}
          />
        )}
        {!isPlayers && plans.includes('guestAccess') && (
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => void open('guestAccess', currentTarget)}
          >
            {t('plans.get.guestAccess')}
          </Button>
        )}
        {plans.length > 0 && (
          <ButtonLink to="/plus" variant="ghost" colorPalette="ink">
            {t('ownPlan.toPlus')}
          </ButtonLink>
        )}
      </PlanCard>
      {dialog}
    </Section>
  );
}

/** Reads account and profile once more where a plan began or ended between the two answers: they say one thing. */
function useAgreement({ premium }: OwnAccount['entitlements']): void {
  const { profile } = useSessionState();
  const { actions } = useSession();
  const { reload } = useOwnAccount();
  const hasAsked = useRef(false);
  const now = new Date().toISOString();
  const disagrees = profile !== null && isActiveAt(profile.premium, now) !== isActiveAt(premium, now);
  useEffect(() => {
    if (!disagrees || hasAsked.current) return;
    hasAsked.current = true;
    const refreshed = actions().then(({ refresh }) => refresh());
    // What could not be read again stays as it was, as after any other failed refresh.
    Promise.all([refreshed, reload()]).catch(() => undefined);
  }, [disagrees, actions, reload]);
}
