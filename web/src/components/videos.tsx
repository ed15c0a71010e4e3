import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Language } from '@touchline/domain/kernel/language';
import { type VideoEmbed, videoEmbedOf, type VideoService } from '@touchline/domain/kernel/text/video-embed';
import { Play } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon';
import type { ConsentStore } from './consent/consent-store';
import { PitchLines } from './pictures/pitch-lines';
import { useLanguage } from '../i18n/language-provider';
import { loadMessages } from '../i18n/languages';
import { useTranslations } from '../i18n/use-translations';
import { useApi } from '../lib/api/api-client';
import { OutsideLink } from '../ui/links';
import { useToasts } from '../ui/overlays/toasts';

interface VideoGridProps {
  readonly links: readonly string[];
  /** A film on any site: embedded where that is possible, else a link with this text. */
  readonly film?: { readonly href: string | null; readonly text: string };
}

/** A grid of videos; each is loaded from its service when the user presses play. */
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
            {t('video.note')}
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

const SERVICE_NAMES: Readonly<Record<VideoService, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  hudl: 'Hudl',
  dailymotion: 'Dailymotion',
};

interface VideoFacadeProps {
  readonly video: VideoEmbed;
  /** Its number in the grid, from 1. */
  readonly number: number;
  /** What it shows, in the words of its uploader. */
  readonly label?: string | null;
  /** What is drawn behind the button instead of lines of a pitch. */
  readonly poster?: ReactNode;
}

/** Downloads the question for consent that replaces the video. */
async function loadQuestion(language: Language) {
  const [{ VideoQuestion }] = await Promise.all([import('./consent/video-question'), loadMessages('consent', language)]);
  return VideoQuestion;
}

type Question = Awaited<ReturnType<typeof loadQuestion>>;

/**
 * A placeholder for a video: nothing is requested from the service until the user presses play. Without consent for
 * videos (S4-15) the press asks for it instead.
 */
export function VideoFacade({ video, number, label = null, poster }: VideoFacadeProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { language } = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);
  const [asked, setAsked] = useState<{ readonly Question: Question; readonly consent: ConsentStore } | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const service = SERVICE_NAMES[video.service];
  const start = useCallback(() => setIsPlaying(true), []);

  async function play() {
    try {
      const consent = (await import('./consent/consent-store')).consentStoreOf(callApi);
      if (await consent.allows('video')) start();
      else setAsked({ Question: await loadQuestion(language), consent });
    } catch {
      show({ variant: 'danger', text: t('shell.loadFailed') });
    }
  }

  const title =
    label === null ? t('video.play', { count: number, name: service }) : t('video.playLabelled', { name: label, service });
  if (isPlaying) {
    const separator = video.embedUrl.includes('?') ? '&' : '?';
    return (
      <chakra.iframe
        ref={frame}
        src={`${video.embedUrl}${separator}autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        width="full"
        borderRadius="card"
        aspectRatio="16 / 9"
      />
    );
  }
  if (asked !== null) return <asked.Question consent={asked.consent} name={service} address={video.embedUrl} onAllowed={start} />;
  return (
    <>
      <noscript>
        <OutsideLink href={video.embedUrl} text={title} />
      </noscript>
      <chakra.button
        type="button"
        className="on-dark"
        aria-label={title}
        onClick={() => void play()}
        position="relative"
        overflow="hidden"
        width="full"
        aspectRatio="16 / 9"
        borderRadius="card"
        bg="hero"
        color="hero.fg"
        cursor="pointer"
        _focusVisible={{ outlineOffset: '-4px' }}
        display="grid"
        placeItems="center"
      >
        {poster ?? (
          <PitchLines
            part={number % 2 === 0 ? 'penalty' : 'centre'}
            opacity={0.2}
            style={{ width: '92%', right: '-24%', top: '-30%' }}
          />
        )}
        <Box
          as="span"
          position="relative"
          display="grid"
          placeItems="center"
          width="16"
          height="16"
          borderRadius="full"
          bg="chalk.solid"
          color="chalk.contrast"
        >
          <Icon as={Play} size={28} />
        </Box>
        <Box
          as="span"
          position="absolute"
          insetInlineStart="3"
          bottom="3"
          px="2"
          borderRadius="control"
          bg="hero"
          textStyle="small"
          fontWeight="medium"
        >
          {service}
        </Box>
      </chakra.button>
    </>
  );
}
