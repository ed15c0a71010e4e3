import { Box } from '@chakra-ui/react/box';
import { Button, type ButtonProps } from '@chakra-ui/react/button';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useKnownProfile } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { CONTACT_TEXTS } from './contact-texts';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog')).ContactDialog }));

const LOOKS = {
  /** With its word; on phones the symbol alone. */
  header: { size: 'lg', minW: '11', px: { base: '0', md: '4' }, variant: 'outline', bg: 'bg.panel' },
  /** With its word, as wide as its place. */
  wide: { size: 'lg', width: 'full', variant: 'outline' },
  /** A circle on the upper corner of a portrait, with the space of a finger around it. */
  circle: {
    position: 'absolute',
    insetEnd: '-2',
    top: '-2',
    zIndex: '1',
    minW: '11',
    width: '11',
    height: '11',
    p: '0',
    variant: 'plain',
    css: {
      '& > span': { bg: 'bg.panel', color: 'fg', borderWidth: '1px', boxShadow: 'soft' },
      '&:hover > span': { bg: 'pitch.subtle' },
    },
  },
  /** The symbol alone. */
  symbol: { size: 'lg', minW: '11', px: '0', flex: 'none', variant: 'ghost' },
} as const satisfies Record<string, ButtonProps>;

interface WriteButtonProps {
  readonly player: { readonly _id: string; readonly displayName: string };
  readonly look: keyof typeof LOOKS;
  /** Whether the form is open without a press, and what ends that. */
  readonly asked?: { readonly isOpen: boolean; readonly onClose: () => void };
}

/** Opens the form by which an accepted coach writes to a player; nothing for everybody else. */
export function WriteButton({ player, look, asked }: WriteButtonProps) {
  const texts = CONTACT_TEXTS[useLanguage().language];
  const own = useKnownProfile();
  const [isPressed, setIsPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (own === null || own === undefined || !isAcceptedCoach(own)) return null;
  const close = () => {
    setIsPressed(false);
    if (asked?.isOpen === true) asked.onClose();
  };
  return (
    <>
      <Button
        ref={button}
        colorPalette="ink"
        {...LOOKS[look]}
        aria-label={texts.writeTo(player.displayName)}
        onClick={() => setIsPressed(true)}
      >
        {look === 'circle' ? (
          <Box as="span" display="flex" alignItems="center" justifyContent="center" boxSize="8" borderRadius="full">
            <Icon as={Mail} size={18} />
          </Box>
        ) : (
          <Icon as={Mail} size={18} />
        )}
        {look === 'header' && (
          <Box as="span" hideBelow="md">
            {texts.write}
          </Box>
        )}
        {look === 'wide' && texts.write}
      </Button>
      {(isPressed || asked?.isOpen === true) && (
        <Suspense fallback={null}>
          <ContactDialog player={player} onClose={close} opener={() => button.current} />
        </Suspense>
      )}
    </>
  );
}
