import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { isPlayer } from '@touchline/domain/person/profile/completeness';
import { isActiveAt } from '@touchline/domain/person/profile/premium';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { OwnAccount } from '../../components/own-account/use-own-account';
import { PremiumBanner } from '../../components/plans/premium-banner';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { usePortal } from '../../components/plans/use-checkout';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { BusyButton } from '../../ui/busy-button';
import { Chip } from '../../ui/chip';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { useLongDate } from '../../ui/use-long-date';

const BOOSTS = ['skipTheLine', 'featureAgain'] as const;

/**
 * The plan that is active, until when, and how it is managed; the banner of Premium (S2-37); for players the boosts.
 * Coaches use everything free of charge and see no plans (S2-27).
 */
export function PlanSection({ account: { entitlements } }: { readonly account: Pick<OwnAccount, 'entitlements'> }) {
  const t = useTranslations();
  const day = useLongDate();
  const { profile } = useSessionState();
  const { open, dialog } = usePlanDialog();
  if (profile !== null && isCoach(profile)) return null;
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
        <Box color="fg.muted">{until === null ? lasting : t('account.planUntil', { date: day(until) })}</Box>
        <PremiumBanner variant="account" onGet={(opener) => void open('guestAccess', opener)} />
        {bought !== null && bought.subscriptionId !== null && <ManageButton />}
        <ButtonLink to="/plus" variant="outline" colorPalette="ink">
          {t('account.toPlus')}
        </ButtonLink>
        {profile !== null && isPlayer(profile.type) && (
          <Box display="flex" flexWrap="wrap" gap="2">
            {BOOSTS.map((boost) => (
              <Button
                key={boost}
                size="lg"
                variant="ghost"
                colorPalette="ink"
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => void open(boost, currentTarget)}
              >
                {t(`plans.name.${boost}`)}
              </Button>
            ))}
          </Box>
        )}
      </Stack>
      {dialog}
    </Section>
  );
}

/** Leads to the provider's page where a plan is cancelled and the card is changed. */
function ManageButton() {
  const t = useTranslations();
  const { isBusy, open } = usePortal();
  return (
    <BusyButton size="lg" variant="outline" colorPalette="ink" isBusy={isBusy} onClick={open}>
      {t('plans.manage')}
    </BusyButton>
  );
}
