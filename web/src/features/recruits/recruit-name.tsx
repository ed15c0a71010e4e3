import { Box } from '@chakra-ui/react/box';
import { Video } from 'lucide-react';
import { VerifiedBadge } from '../../components/player/verified-badge';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';
import type { FoundRecruit } from './recruit-results-query';

interface RecruitNameProps {
  readonly recruit: FoundRecruit;
  readonly size: '1.0625rem' | '1.125rem';
}

/**
 * A player's name with badge, the sign of a video, and whether they were featured lately (S1-09). Its link covers the
 * row or card that it stands in.
 */
export function RecruitName({ recruit: { displayName, username, verified, hasVideo, isFeatured }, size }: RecruitNameProps) {
  const t = useTranslations();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="1.5">
      <Box display="flex" alignItems="center" gap="1.5" minW="0">
        <PageLink
          to={`/profile/${username}/about`}
          data-result
          fontWeight="semibold"
          fontSize={size}
          lineHeight="1.4"
          minW="0"
          overflowWrap="anywhere"
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' }}
          _focusVisible={{
            outline: 'none',
            _after: { outline: '3px solid', outlineColor: 'pitch.solid', outlineOffset: '-3px' },
          }}
        >
          {displayName}
        </PageLink>
        {/* Above the link that covers the row, so that the badge says on hover what it is. */}
        <Box as="span" display="inline-flex" position="relative" zIndex="1" _empty={{ display: 'none' }}>
          <VerifiedBadge verified={verified} word={t('recruits.verified')} />
        </Box>
        {hasVideo && (
          <Box as="span" role="img" aria-label={t('recruits.hasVideo')} color="fg.muted" flex="none" display="flex">
            <Icon as={Video} size={18} />
          </Box>
        )}
      </Box>
      {isFeatured && (
        <Box as="span" textStyle="small" fontWeight="semibold" color="pitch.fg">
          {t('recruits.featured')}
        </Box>
      )}
    </Box>
  );
}
