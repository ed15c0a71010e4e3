import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { videoEmbedOf } from '@touchline/domain/text/video-embed';
import { useTranslations } from '../../i18n/use-translations';
import { OutsideLink } from '../../ui/outside-link';
import { VideoFacade } from './video-facade';

interface VideoGridProps {
  readonly links: readonly string[];
  /** A film that may stand on any site: shown in place where that can be done, as a link of this text where it cannot. */
  readonly film?: { readonly href: string | null; readonly text: string };
}

/** Videos beside one another, each with its service until somebody presses play. */
export function VideoGrid({ links, film }: VideoGridProps) {
  const t = useTranslations();
  const href = film?.href ?? null;
  const isElsewhere = href !== null && videoEmbedOf(href) === null;
  const videos = [...(href === null ? [] : [href]), ...links].map(videoEmbedOf).filter((video) => video !== null);
  return (
    <>
      {videos.length > 0 && (
        <>
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            {videos.map((video, index) => (
              <VideoFacade key={video.embedUrl} video={video} number={index + 1} />
            ))}
          </Box>
          <Text textStyle="small" color="fg.muted" mt="3">
            {t('college.videoNote')}
          </Text>
        </>
      )}
      {isElsewhere && film !== undefined && (
        <Box mt={videos.length > 0 ? '4' : '0'} minH="11" display="flex" alignItems="center">
          <OutsideLink href={href} text={film.text} />
        </Box>
      )}
    </>
  );
}
