import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { useEffect, useRef } from 'react';
import { type OwnAccount, useOwnAccount } from '../../components/own-account/use-own-account';
import { PremiumBanner } from '../../components/plans/premium-banner';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { usePortal } from '../../components/plans/use-checkout';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { useSession, useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-dates';

/**
 * The plan that is active, until when, and how it is managed; the banner of Premium (S2-37).
 * Coaches use everything free of charge and see no plans (S2-27), unless they have bought one before and may still pay.
 */
export function PlanSection({ account }: { readonly account: Pick<OwnAccount, 'entitlements' | 'planEnding' | 'isCustomer'> }) {
  const t = useTranslations();
  const day = useLongDate();
  const { profile } = useSessionState();
  const { open, dialog } = usePlanDialog();
  const { entitlements, planEnding, isCustomer } = account;
  useAgreement(entitlements);
  if (profile !== null && isCoach(profile) && !isCustomer) return null;
  const now = new Date().toISOString();
  const name = isActiveAt(entitlements.premium, now)
    ? 'premium'
    : isActiveAt(entitlements.guestAccess, now)
      ? 'guestAccess'
      : 'free';
  const bought = name === 'free' ? null : entitlements[name];
  const until = bought?.until ?? null;
  const lasting = t(bought === null ? 'account.planFree' : 'account.planRenews');
  return (
    <Section title={t('account.plan')}>
      <Stack gap="4" alignItems="flex-start">
        <Chip tone={name === 'premium' ? 'flare' : 'quiet'}>{t(`account.plan.${name}`)}</Chip>
        {until === null ? (
          <Box color="fg.muted">{lasting}</Box>
        ) : (
          <Ending ending={planEnding ?? 'cancelled'} until={day(until)} />
        )}
        <PremiumBanner
          variant="account"
          onGet={(opener) => void open(name === 'guestAccess' ? 'premium' : 'guestAccess', opener)}
        />
        {isCustomer && <ManageButton text={t(bought === null ? 'account.payments' : 'plans.manage')} />}
        <ButtonLink to="/plus" variant="outline" colorPalette="ink">
          {t('account.toPlus')}
        </ButtonLink>
      </Stack>
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

interface EndingProps {
  readonly ending: NonNullable<OwnAccount['planEnding']>;
  readonly until: string;
}

/** Until when a plan goes on, and why it ends; after a payment that failed, what saves it. */
function Ending({ ending, until }: EndingProps) {
  const t = useTranslations();
  const text = t(`account.planEnding.${ending}`, { date: until });
  if (ending !== 'paymentFailed') return <Box color="fg.muted">{text}</Box>;
  return (
    <Box display="flex" gap="3" alignItems="flex-start" bg="flare.subtle" borderRadius="control" px="4" py="3" maxW="text">
      <Icon as={CircleAlert} style={{ flex: 'none', marginTop: 2 }} />
      {text}
    </Box>
  );
}

/** Leads to the provider's page where a plan is cancelled, the card is changed and invoices are. */
function ManageButton({ text }: { readonly text: string }) {
  const { isBusy, open } = usePortal();
  return (
    <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={open}>
      {text}
    </BusyButton>
  );
}
