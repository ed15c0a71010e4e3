import { Box } from '@chakra-ui/react/box';
import { Users } from 'lucide-react';
import { DangerChip } from '../../components/player/danger-chip';
import { Photo } from '../../components/pictures/photo';
import { PlayerSilhouette } from '../../components/player/player-silhouette';
import { profilePicture } from '../../components/player/profile-photo';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import { KEEPS_POSITION, useOpenRequest } from './request-address';
import { useRequestTexts } from './request-texts';
import type { ListedRequest } from './use-feature-requests';

interface RequestRowProps {
  readonly request: ListedRequest;
  /** The place in the queue, counted from 1; null outside of it. */
  readonly place: number | null;
  readonly isOpen: boolean;
}

/** The id of the link of a row, which gets the focus back when its request is closed. */
export const rowId = (requestId: string): string => `request-${requestId}`;

/** A request in the list: who, what visitors see of them, and what speaks for posting it first. The row opens it. */
export function RequestRow({ request, place, isOpen }: RequestRowProps) {
  const t = useTranslations();
  const { to } = useOpenRequest();
  const { nameOf, linesOf, frontOf, dueOf, guardianOf } = useRequestTexts();
  const { requestId, reason, state, enteredAt, posted, declined, dangerReportId } = request;
  const front = frontOf(request);
  const guardian = guardianOf(request);
  return (
    <Box
      as="li"
      position="relative"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      gap="4"
      px="4"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      bg={isOpen ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
    >
      <Portrait request={request} />
      <Box minW="0">
        <Box display="flex" gap="2" alignItems="baseline">
          {place !== null && (
            <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
              {place}.
            </Box>
          )}
          <PageLink
            id={rowId(requestId)}
            to={to(requestId)}
            state={KEEPS_POSITION}
            aria-current={isOpen ? 'true' : undefined}
            fontWeight="semibold"
            overflowWrap="anywhere"
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {nameOf(request)}
          </PageLink>
        </Box>
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {linesOf(request).join(' · ')}
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2" mt="2">
          <DangerChip reportId={dangerReportId} name={nameOf(request)} />
          {state === 'queued' && front !== null && <Chip tone="flare">{front}</Chip>}
          {reason === 'again' && <Chip>{t('featureQueue.again')}</Chip>}
          {state === 'queued' && <Chip>{dueOf(request)}</Chip>}
        </Box>
        {guardian !== null && (
          <Box display="flex" alignItems="flex-start" gap="2" mt="2" textStyle="small" fontWeight="medium">
            <Icon as={Users} size={16} style={{ flex: 'none', marginTop: '0.2em' }} />
            <span>{guardian}</span>
          </Box>
        )}
        <Box textStyle="small" color="fg.muted" mt="2">
          {posted !== null
            ? t('featureQueue.postedAt', { at: Date.parse(posted.at) })
            : declined !== null
              ? t('featureQueue.declinedAt', { at: Date.parse(declined.at) })
              : t('featureQueue.enteredAt', { at: Date.parse(enteredAt) })}
        </Box>
      </Box>
    </Box>
  );
}

function Portrait({ request: { profile } }: Pick<RequestRowProps, 'request'>) {
  const id = profile?.profilePicture ?? null;
  const photo = profile === null || id === null ? null : profilePicture(profile, id);
  return (
    <Box position="relative" overflow="hidden" width="16" height="20" borderRadius="l2" bg="pitch.800">
      {photo === null ? (
        <PlayerSilhouette number={profile?.jerseyNumber ?? null} />
      ) : (
        <div style={{ position: 'absolute', inset: 0, background: photo.background }}>
          <Photo photo={photo} alt="" sizes="4rem" />
        </div>
      )}
    </Box>
  );
}
