import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { Icon } from '../../ui/icon';

type Variant = 'account' | 'menu';

interface PremiumBannerProps {
  readonly variant: Variant;
  /** Opens Choose Your Plan (S6-04). */
  readonly onGet: (opener: HTMLElement) => void;
}

/**
 * A line that says that the user has Premium, or the button to get it (S2-37). Coaches and admins see
 * neither, and who is no player no button: Premium is for players.
 */
export function PremiumBanner({ variant, onGet }: PremiumBannerProps) {
  const t = useTranslations();
  const { profile, isAdmin } = useSessionState();
  if (profile === null || isAdmin || isCoach(profile)) return null;
  const isMenu = variant === 'menu';
  if (isActiveAt(profile.premium, new Date().toISOString())) return <PremiumActive variant={variant} />;
  if (!isPlayer(profile.type)) return null;
  return (
    <Button
      size="lg"
      width={isMenu ? 'full' : 'auto'}
      mb={isMenu ? '1' : '0'}
      {...(isMenu ? { colorPalette: 'flare' } : { variant: 'outline', colorPalette: 'ink' })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onGet(currentTarget)}
    >
      {t('menu.getPremium')}
    </Button>
  );
}

/** The line that says that Premium is active (S2-37). */
export function PremiumActive({ variant }: { readonly variant: Variant }) {
  const t = useTranslations();
  const isMenu = variant === 'menu';
  return (
    <Box
      display="flex"
      alignItems="center"
      gap="2.5"
      px={isMenu ? '3' : '4'}
      py={isMenu ? '2.5' : '3'}
      mb={isMenu ? '1' : '0'}
      borderRadius="control"
      bg="flare.solid"
      color="flare.contrast"
      fontWeight="semibold"
      textStyle={isMenu ? 'small' : 'body'}
    >
      <Icon as={BadgeCheck} style={{ flex: 'none' }} />
      {t('menu.premiumActive')}
    </Box>
  );
}
