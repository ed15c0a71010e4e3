import { Button } from '@chakra-ui/react/button';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Icon } from '../../ui/icon';
import { Dialog } from '../../ui/overlays/dialog';
import { FOLLOW_TEXTS, type Followed } from './follow-texts';

const VisitQueries = lazy(async () => ({ default: (await import('../../lib/api/visit-queries')).VisitQueries }));
const FollowChoices = lazy(async () => ({ default: (await import('./follow-choices')).FollowChoices }));

/** The button that opens how somebody who is signed in follows a schedule in a calendar program. */
export function FollowSchedule({ player }: { readonly player: Followed }) {
  const texts = FOLLOW_TEXTS[useLanguage().language];
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} size="lg" variant="outline" colorPalette="ink" onClick={() => setIsOpen(true)}>
        <Icon as={CalendarPlus} />
        {texts.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={texts.title(player.displayName)}
        onClose={() => setIsOpen(false)}
        opener={() => opener.current}
      >
        <Suspense fallback={null}>
          <VisitQueries>
            <FollowChoices player={player} />
          </VisitQueries>
        </Suspense>
      </Dialog>
    </>
  );
}
