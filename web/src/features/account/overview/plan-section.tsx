import { Box } from '@chakra-ui/react/box';
import { isCoach } from '@touchline/domain/account/coach-role';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { ButtonLink } from '../../../ui/button-link';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/section';
import { useDay } from '../use-day';
import type { OwnAccount } from '../use-own-account';

/** What somebody has paid for, and until when; coaches have everything free of charge and see no plans (specification §6). */
export function PlanSection({ entitlements }: Pick<OwnAccount, 'entitlements'>) {
  const t = useTranslations();
  const day = useDay();
  const { profile } = useSessionState();
  if (profile !== null && isCoach(profile)) return null;
  const name = entitlements.premium === null ? (entitlements.guestAccess === null ? 'free' : 'guestAccess') : 'premium';
  const bought = entitlements.premium ?? entitlements.guestAccess;
  const until = bought?.until ?? null;
  const lasting = t(bought === null ? 'account.planFree' : 'account.planRenews');
  const validity = until === null ? lasting : t('account.planUntil', { date: day(until) });
  return (
    <Section title={t('account.plan')}>
      <Chip tone={name === 'premium' ? 'flare' : 'quiet'}>{t(`account.plan.${name}`)}</Chip>
      <Box color="fg.muted" mt="3" mb="4">
        {validity}
      </Box>
      <ButtonLink to="/plus" variant="outline" colorPalette="ink">
        {t('account.toPlus')}
      </ButtonLink>
    </Section>
  );
}
