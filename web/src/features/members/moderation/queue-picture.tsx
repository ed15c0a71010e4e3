import { Box } from '@chakra-ui/react/box';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { usePictureTries } from '../../../components/pictures/use-picture-tries';
import { Icon } from '../../../ui/icon';
import { useModerationTexts } from './moderation-texts';

const SIZE = '9rem';
const BLURRED = { filter: 'blur(1.25rem)', transform: 'scale(1.2)' } as const;

interface QueuePictureProps {
  /** The address, which answers admins alone. */
  readonly address: string;
  /** Whose picture it is, for its accessible name. */
  readonly name: string;
}

/** The picture that a report is about, blurred until it is pressed; a second press blurs it again. */
export function QueuePicture({ address, name }: QueuePictureProps) {
  const texts = useModerationTexts();
  const [isClear, setIsClear] = useState(false);
  const { attempt, state, onFailure } = usePictureTries();
  if (state === 'failed')
    return (
      <Box mt="3" color="fg.muted">
        {texts.pictureGone}
      </Box>
    );
  return (
    <Box
      asChild
      display="block"
      position="relative"
      mt="3"
      width={SIZE}
      height={SIZE}
      borderRadius="l2"
      overflow="hidden"
      bg="bg.emphasized"
      cursor="pointer"
    >
      <button
        type="button"
        aria-pressed={isClear}
        aria-label={texts.showPictureOf(name)}
        aria-busy={state === 'waiting'}
        onClick={() => setIsClear(!isClear)}
      >
        {state === 'shown' && (
          <img
            key={attempt}
            src={address}
            alt=""
            loading="lazy"
            decoding="async"
            onError={onFailure}
            style={{ width: '100%', height: '100%', objectFit: isClear ? 'contain' : 'cover', ...(isClear ? {} : BLURRED) }}
          />
        )}
        {!isClear && (
          <Box
            as="span"
            position="absolute"
            insetInline="2"
            bottom="2"
            display="flex"
            alignItems="center"
            justifyContent="center"
            gap="2"
            px="2"
            py="1"
            borderRadius="pill"
            bg="hero"
            color="hero.fg"
            textStyle="small"
          >
            <Icon as={EyeOff} size={16} />
            {texts.showPicture}
          </Box>
        )}
      </button>
    </Box>
  );
}
