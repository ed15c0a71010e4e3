import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Language } from '@touchline/domain/http/api-messages';
import type { VideoEmbed, VideoService } from '@touchline/domain/text/video-embed';
import { Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { loadWords } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import type { ConsentKeeper } from '../../components/consent/consent-keeper';
import { PitchLines } from '../../components/pitch/pitch-lines';
import { useToasts } from '../../ui/toast-context';

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

/** What asks for consent in a video's place, downloaded where it is needed. */
async function loadQuestion(language: Language) {
  const [{ VideoQuestion }, { CONSENT_WORDS }] = await Promise.all([
    import('../../components/consent/video-question'),
    import('../../components/consent/consent-words'),
  ]);
  await loadWords(CONSENT_WORDS, language);
  return VideoQuestion;
}

type Question = Awaited<ReturnType<typeof loadQuestion>>;

/**
 * A video that stays with its service until somebody presses play: before that, nothing is asked of another site. Where the reader's consent leaves videos off
 * (specification §4, Cookie consent), the press asks instead.
 */
export function VideoFacade({ video, number }: VideoFacadeProps) {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const { language } = useLanguage();
  const [isPlaying, setIsPlaying] = useState(false);
  const [asked, setAsked] = useState<{ readonly Question: Question; readonly keeper: ConsentKeeper } | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  const service = SERVICE_NAMES[video.service];
  const start = useCallback(() => setIsPlaying(true), []);

  async function play() {
    try {
      const keeper = (await import('../../components/consent/consent-keeper')).consentOf(callApi);
      if (await keeper.allows('video')) start();
      else setAsked({ Question: await loadQuestion(language), keeper });
    } catch {
      show({ variant: 'danger', text: t('shell.loadFailed') });
    }
  }

  const label = t('college.playVideo', { count: number, name: service });
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
  if (asked !== null) return <asked.Question keeper={asked.keeper} name={service} address={video.embedUrl} onAllowed={start} />;
  return (
    <chakra.button
      type="button"
      className="on-dark"
      aria-label={label}
      onClick={() => void play()}
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
