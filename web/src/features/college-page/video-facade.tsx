import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { VideoEmbed, VideoService } from '@touchline/domain/text/video-embed';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/use-words';
import { PitchLines } from '../../pieces/pitch/pitch-lines';

const SERVICE_NAMES: Readonly<Record<VideoService, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  hudl: 'Hudl',
  dailymotion: 'Dailymotion',
};

interface VideoFacadeProps {
  readonly video: VideoEmbed;
  /** Its number among the videos shown with it, from 1. */
  readonly number: number;
}

/** A video that stays with its service until somebody presses play: before that, nothing is asked of another site. */
export function VideoFacade({ video, number }: VideoFacadeProps) {
  const say = useWords();
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const service = SERVICE_NAMES[video.service];
  const label = say('college.playVideo', { count: number, name: service });
  if (isPlaying) {
    const separator = video.embedUrl.includes('?') ? '&' : '?';
    return (
      <chakra.iframe
        ref={frame}
        src={`${video.embedUrl}${separator}autoplay=1`}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        width="full"
        borderRadius="card"
        aspectRatio="16 / 9"
      />
    );
  }
  return (
    <chakra.button
      type="button"
      className="on-dark"
      aria-label={label}
      onClick={() => setIsPlaying(true)}
      position="relative"
      overflow="hidden"
      width="full"
      aspectRatio="16 / 9"
      borderRadius="card"
      bg="hero"
      color="hero.fg"
      cursor="pointer"
      display="grid"
      placeItems="center"
    >
      <PitchLines
        part={number % 2 === 0 ? 'penalty' : 'centre'}
        opacity={0.2}
        style={{ width: '92%', right: '-24%', top: '-30%' }}
      />
      <Box
        as="span"
        position="relative"
        display="grid"
        placeItems="center"
        width="16"
        height="16"
        borderRadius="full"
        bg="flare.solid"
        color="flare.contrast"
      >
        <Play size={28} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box as="span" position="absolute" insetInlineStart="4" bottom="3" textStyle="small" fontWeight="medium">
        {service}
      </Box>
    </chakra.button>
  );
}
