import { Button } from '@chakra-ui/react/button';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { Dialog } from '../../../ui/overlays/dialog';

const ShareChoices = lazy(async () => ({ default: (await import('./share-choices')).ShareChoices }));

interface ShareButtonProps {
  readonly profile: ShownProfile;
  /** The owner's sheet shows what coaches see; that of others what they see themselves. */
  readonly isOwner: boolean;
}

/** Opens the ways to hand a profile on: its link, a sheet of paper, a contact card. */
export function ShareButton({ profile, isOwner }: ShareButtonProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        size="lg"
        variant="outline"
        colorPalette="ink"
        bg="bg.panel"
        onClick={() => setIsOpen(true)}
        aria-label={t('profile.share')}
        px={{ base: '3', md: '5' }}
      >
        <Icon as={Share2} />
        <span>{t('profile.shareShort')}</span>
      </Button>
      <Dialog isOpen={isOpen} title={t('profile.share')} onClose={() => setIsOpen(false)} opener={() => opener.current}>
        <Suspense fallback={null}>
          <ShareChoices profile={profile} isOwner={isOwner} onDone={() => setIsOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
