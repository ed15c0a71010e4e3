import { Box } from '@chakra-ui/react/box';
import type { PlanOffers } from '@touchline/domain/money/may-buy';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { ReactNode } from 'react';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { PlanCard } from '../../components/plans/plan-card';
import type { OpenPlans } from '../../components/plans/use-plan-dialog';
import { usePlanOffers } from '../../components/plans/use-plan-offers';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { OwnBoosts } from './own-boosts';
import { OwnPurchaseRequests } from './own-purchase-requests';
import { PlanTable } from './plan-table';
import { PlusHeading } from './price-list';

interface OwnPlusProps {
  readonly open: OpenPlans;
  /** Whether the page has said already what a payment brought. */
  readonly hasOutcome: boolean;
  readonly loading: ReactNode;
}

/** /plus of who is signed in: the plan that they have, the plans above it, and their boosts (S2-11). */
export function OwnPlus({ open, hasOutcome, loading }: OwnPlusProps) {
  const t = useTranslations();
  const offers = usePlanOffers();
  const { query } = useOwnAccount();
  if (offers === null) return loading;
  const { current, plans, hasBoosts } = offers;
  return (
    <>
      <Box>
        <OwnHead offers={offers} account={query.data ?? null} hasOutcome={hasOutcome} />
        {plans.length > 0 && current === 'free' && (
          <PlanTable plans={plans} current={current} onChoose={(plan, opener) => void open(plan, opener)} />
        )}
      </Box>
      <OwnPurchaseRequests />
      {plans.length > 0 && current !== 'free' && (
        <Section title={t('ownPlan.more')}>
          <PlanTable plans={plans} current={current} onChoose={(plan, opener) => void open(plan, opener)} />
        </Section>
      )}
      {hasBoosts && <OwnBoosts hasPremium={current === 'premium'} onChoose={(boost, opener) => void open(boost, opener)} />}
    </>
  );
}

interface OwnHeadProps {
  readonly offers: PlanOffers;
  readonly account: OwnAccount | null;
  readonly hasOutcome: boolean;
}

/** What comes first: the plan, if the user has one; for coaches, that they need none; otherwise what they can buy. */
function OwnHead({ offers: { current, plans }, account, hasOutcome }: OwnHeadProps) {
  const t = useTranslations();
  const { profile } = useSessionState();
  if (current === null) return <CoachHead />;
  if (current === 'free') {
    const isGuests = !plans.includes('premium');
    return (
      <PlusHeading
        title={t(isGuests ? 'ownPlan.guestHeadline' : 'plans.headline')}
        lead={t(isGuests ? 'ownPlan.guestLead' : 'plans.lead')}
      />
    );
  }
  return (
    <>
      <PlusHeading title={t('ownPlan.title')} />
      {account !== null && (
        <Box mt="6" maxW="form">
          <PlanCard level="h2" account={account} isPlayer={profile !== null && isPlayer(profile.type)} lists={!hasOutcome}>
            <ButtonLink to="/account" variant="outline" colorPalette="ink">
              {t('ownPlan.next.account')}
            </ButtonLink>
          </PlanCard>
        </Box>
      )}
    </>
  );
}

/** What /plus says to coaches, with the ways to what they use free of charge. */
function CoachHead() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const hasList = profile !== null && isCoach(profile) && isAcceptedCoach(profile);
  return (
    <>
      <PlusHeading title={t('ownPlan.coachTitle')} lead={t('ownPlan.coachText')} />
      <Box display="flex" flexWrap="wrap" gap="3" mt="6">
        <ButtonLink to="/">{t('ownPlan.next.search')}</ButtonLink>
        {hasList && (
          <ButtonLink to="/account?board=players" variant="outline" colorPalette="ink">
            {t('ownPlan.next.recruits')}
          </ButtonLink>
        )}
      </Box>
    </>
  );
}
