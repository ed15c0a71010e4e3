import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { FEATURE_PICTURES, type FeaturePictureFormat } from '@touchline/domain/featuring/picture-formats';
import type { Language } from '@touchline/domain/kernel/language';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePictureTries } from '../../components/pictures/use-picture-tries';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import type { ListedRequest } from './use-feature-requests';

interface PosterPicturesProps {
  readonly requestId: string;
  readonly profile: NonNullable<ListedRequest['profile']>;
  readonly language: Language;
}

const FORMATS = ['post', 'story'] as const satisfies readonly FeaturePictureFormat[];

/** The pictures to post, as the server draws them, each with the button that saves it. */
export function PosterPictures({ requestId, profile, language }: PosterPicturesProps) {
  const t = useTranslations();
  return (
    <Box>
      <Heading as="h3" textStyle="h3" mb="3">
        {t('featureQueue.pictures')}
      </Heading>
      <Box display="grid" gridTemplateColumns="64fr 45fr" gap={{ base: '3', md: '5' }} maxW="44rem">
        {FORMATS.map((format) => {
          const query = new URLSearchParams({ format, language });
          const address = `/ui/v1/admin/featureRequests/${requestId}/picture?${query}`;
          return (
            <Box key={format} minW="0">
              <Poster
                key={`${profile.updatedAt} ${address}`}
                address={address}
                format={format}
                alt={t(`featureQueue.${format}Of`, { name: profile.displayName })}
              />
              <Button
                asChild
                size="lg"
                mt="3"
                width="full"
                variant="outline"
                colorPalette="ink"
                whiteSpace="normal"
                height="auto"
                minH="11"
              >
                <a href={address} download={`touchline-${profile.username}-${format}-${language}.png`}>
                  <Icon as={Download} size={18} />
                  {t(`featureQueue.${format}Save`)}
                </a>
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

interface PosterProps {
  readonly address: string;
  readonly format: FeaturePictureFormat;
  readonly alt: string;
}

/** A picture that is drawn while one waits, in its final size; asked for again by itself once, then by a press. */
function Poster(props: PosterProps) {
  const [round, setRound] = useState(0);
  return <TriedPoster key={round} {...props} onRetry={() => setRound(round + 1)} />;
}

function TriedPoster({ address, format, alt, onRetry }: PosterProps & { readonly onRetry: () => void }) {
  const t = useTranslations();
  const { attempt, state, onFailure } = usePictureTries();
  const [isLoaded, setIsLoaded] = useState(false);
  const { width, height } = FEATURE_PICTURES[format];
  return (
    <Box
      position="relative"
      aspectRatio={`${width} / ${height}`}
      borderRadius="l2"
      overflow="hidden"
      bg="bg.emphasized"
      animation={isLoaded || state === 'failed' ? undefined : 'pulse'}
      aria-busy={!isLoaded && state !== 'failed'}
    >
      {state === 'failed' && (
        <Box role="alert" position="absolute" inset="0" p="4" display="grid" alignContent="center" justifyItems="center" gap="3">
          <Box textAlign="center">{t('featureQueue.notDrawn')}</Box>
          <Button size="lg" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        </Box>
      )}
      {state === 'shown' && (
        <img
          key={attempt}
          src={address}
          width={width}
          height={height}
          alt={alt}
          decoding="async"
          onLoad={() => setIsLoaded(true)}
          onError={onFailure}
          style={{ display: 'block', width: '100%', height: '100%' }}
        />
      )}
    </Box>
  );
}
