import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { isAcceptedCoach } from '@touchline/domain/permissions/may-edit';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../i18n/language-provider';
import { useKnownProfile } from '../../../session/session-context';
import { Icon } from '../../../ui/icon';
import { CONTACT_TEXTS } from './contact-texts';

const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog')).ContactDialog }));

interface ContactButtonProps {
  readonly profile: Pick<ShownProfile, '_id' | 'displayName' | 'type'>;
}

/**
 * Opens the form by which an accepted coach writes to a player; nothing for everybody else. The address `?contact=1`
 * opens it too.
 */
export function ContactButton({ profile }: ContactButtonProps) {
  const texts = CONTACT_TEXTS[useLanguage().language];
  const own = useKnownProfile();
  const [params, setParams] = useSearchParams();
  const [isPressed, setIsPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (own === null || own === undefined || !isAcceptedCoach(own) || !isPlayer(profile.type)) return null;
  const isAsked = params.get('contact') === '1';
  const close = () => {
    setIsPressed(false);
    if (!isAsked) return;
    const others = new URLSearchParams(params);
    others.delete('contact');
    setParams(others, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button
        ref={button}
        size="lg"
        minW="11"
        px={{ base: '0', md: '4' }}
        variant="outline"
        colorPalette="ink"
        bg="bg.panel"
        aria-label={texts.writeTo(profile.displayName)}
        onClick={() => setIsPressed(true)}
      >
        <Icon as={Mail} />
        <Box as="span" hideBelow="md">
          {texts.write}
        </Box>
      </Button>
      {(isPressed || isAsked) && (
        <Suspense fallback={null}>
          <ContactDialog player={profile} onClose={close} opener={() => button.current} />
        </Suspense>
      )}
    </>
  );
}
