import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { BadgeCheck } from 'lucide-react';
import { useDay } from '../use-day';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import type { OwnAccount } from '../use-own-account';

/** Name, address, kind of account and since when. */
export function IdentityCard({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const day = useDay();
  const { profile, isAdmin } = useSessionState();
  const name = `${account.firstName} ${account.lastName}`;
  const picture = profile?.profilePicture ?? null;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="6"
      rowGap="4"
      p={{ base: '5', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      <Avatar name={name} src={picture === null ? null : `/media/profiles/${account.uid}/400/${picture}`} size={88} />
      <Box minW="0">
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere">
          {name}
        </Heading>
        <Box color="fg.muted" overflowWrap="anywhere">
          {account.email}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          {profile !== null && <Chip>{t(`account.type.${profile.type}`)}</Chip>}
          {isAdmin && <Chip>{t('account.admin')}</Chip>}
          <Chip tone={account.emailVerified ? 'pitch' : 'quiet'} icon={account.emailVerified && <BadgeCheck aria-hidden />}>
            {t(account.emailVerified ? 'account.verified' : 'account.unverified')}
          </Chip>
        </Box>
      </Box>
      <Box color="fg.muted" textStyle="small" gridColumnStart={{ md: '2', lg: '3' }}>
        {t('account.memberSince', { date: day(account.createdAt) })}
      </Box>
    </Box>
  );
}
