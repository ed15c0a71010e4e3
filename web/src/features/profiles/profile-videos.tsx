import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { videoEmbedOf } from '@touchline/domain/kernel/text/video-embed';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { VideoPoster } from '../../components/player/video-poster';
import { VideoFacade } from '../../components/videos';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';

type Video = ShownProfile['videos'][number];

interface ProfileVideosProps {
  readonly videos: readonly Video[];
  /** One column, as wide as a reader sees at once. */
  readonly isLarge?: boolean;
  /** What the owner may do with a video. */
  readonly toolsOf?: (video: Video) => ReactNode;
}

/** Videos with what they show; each is loaded from its service when somebody presses play and has consented (S5-14). */
export function ProfileVideos({ videos, isLarge = false, toolsOf }: ProfileVideosProps) {
  const t = useTranslations();
  const shown = videos.flatMap((video) => {
    const embed = videoEmbedOf(video.url);
    return embed === null ? [] : [{ ...video, embed }];
  });
  return (
    <>
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: isLarge ? '1fr' : 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        maxW={isLarge ? '48rem' : undefined}
      >
        {shown.map(({ embed, ...video }, index) => (
          <Box as="li" key={video.url} minW="0">
            <VideoFacade video={embed} number={index + 1} label={video.label} poster={<VideoPoster index={index} />} />
            {video.label !== null && (
              <Box display="flex" alignItems="center" gap="2" mt="2" fontWeight="medium" overflowWrap="anywhere">
                {video.pinned && <Icon as={Pin} size={16} aria-label={t('profile.pinned')} style={{ flex: 'none' }} />}
                {video.label}
              </Box>
            )}
            {toolsOf?.(video)}
          </Box>
        ))}
      </Box>
      <Text textStyle="small" color="fg.muted" mt="3">
        {t('video.note')}
      </Text>
    </>
  );
}
