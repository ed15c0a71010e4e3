import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { BadgeCheck } from 'lucide-react';
import { useDay } from '../use-day';
import { useWords } from '../../../i18n/use-words';
import { useSessionState } from '../../../session/session-context';
import { Avatar } from '../../../ui/avatar';
import { Chip } from '../../../ui/chip';
import type { OwnAccount } from '../use-own-account';

/** Name, address, kind of account and since when. */
export function IdentityCard({ account }: { readonly account: OwnAccount }) {
  const say = useWords();
  const day = useDay();
  const { profile, isAdmin } = useSessionState();
  const name = `${account.firstName} ${account.lastName}`;
  const picture = profile?.profilePicture ?? null;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '4', md: '6' }}
      p={{ base: '5', md: '8' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
    >
      <Avatar name={name} src={picture === null ? null : `/media/profiles/${account.uid}/400/${picture}`} size={88} />
      <Box flex="1" minW="14rem">
        <Heading as="h2" textStyle="h2" overflowWrap="anywhere">
          {name}
        </Heading>
        <Box color="fg.muted" overflowWrap="anywhere">
          {account.email}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          {profile !== null && <Chip>{say(`account.type.${profile.type}`)}</Chip>}
          {isAdmin && <Chip>{say('account.admin')}</Chip>}
          <Chip tone={account.emailVerified ? 'pitch' : 'quiet'} icon={account.emailVerified && <BadgeCheck aria-hidden />}>
            {say(account.emailVerified ? 'account.verified' : 'account.unverified')}
          </Chip>
        </Box>
      </Box>
      <Box color="fg.muted" textStyle="small">
        {say('account.memberSince', { date: day(account.createdAt) })}
      </Box>
    </Box>
  );
}
