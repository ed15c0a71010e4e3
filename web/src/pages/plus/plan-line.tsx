import { Box } from '@chakra-ui/react/box';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { BadgeCheck } from 'lucide-react';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';

/** The plan of the signed-in user in one line, with the way to the account; nothing for Free Access. */
export function PlanLine() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const { query } = useOwnAccount();
  const { premium = null, guestAccess = null } = query.data?.entitlements ?? {};
  const now = new Date().toISOString();
  if (isActiveAt(premium, now)) return <Line text={t('menu.premiumActive')} isPaid />;
  if (isActiveAt(guestAccess, now)) return <Line text={t('plans.yours.guestAccess')} isPaid />;
  return profile !== null && isCoach(profile) ? <Line text={t('plans.yours.coach')} /> : null;
}

function Line({ text, isPaid = false }: { readonly text: string; readonly isPaid?: boolean }) {
  const t = useTranslations();
  return (
    <Box display="flex" alignItems="center" columnGap="3" minH="inherit" fontWeight="semibold">
      <Box as="span" color="pitch.fg" display="inline-flex" flex="none">
        <Icon as={BadgeCheck} size={22} />
      </Box>
      <Box minW="0" display="flex" flexWrap="wrap" columnGap="3">
        {text}
        {isPaid && (
          <PageLink to="/account" fontWeight="medium" textDecoration="underline">
            {t('plans.manage')}
          </PageLink>
        )}
      </Box>
    </Box>
  );
}
