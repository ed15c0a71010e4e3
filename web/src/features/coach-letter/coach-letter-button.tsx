import { Button } from '@chakra-ui/react/button';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useKnownProfile, useOpenSignIn } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import type { LetterReceiver } from './coach-letter-dialog';
import { COACH_LETTER_TEXTS } from './coach-letter-texts';

async function loadDialog() {
  const [{ CoachLetterDialog }, { VisitQueries }] = await Promise.all([
    import('./coach-letter-dialog'),
    import('../../lib/api/visit-queries'),
    loadMessages('saving', pageLanguage()),
  ]);
  return { CoachLetterDialog, VisitQueries };
}

/**
 * The button that drafts a mail to a coach from the player's own profile; a visitor signs in first, coaches and parents
 * do not see it. The address `?write=1` opens the draft.
 */
export function CoachLetterButton({ receiver }: { readonly receiver: LetterReceiver }) {
  const texts = COACH_LETTER_TEXTS[useLanguage().language];
  const profile = useKnownProfile();
  const openSignIn = useOpenSignIn();
  const [params, setParams] = useSearchParams();
  const [isPressed, setIsPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = params.get('write') === '1';
  const writer = profile !== null && profile !== undefined && isPlayer(profile.type) ? profile : null;
  if (profile !== null && profile !== undefined && writer === null) return null;
  const close = () => {
    setIsPressed(false);
    if (isAsked) setParams(withoutWrite, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button
        ref={button}
        size="xl"
        colorPalette="flare"
        onClick={({ currentTarget }) => void openSignIn('default', currentTarget, () => setIsPressed(true))}
      >
        <Icon as={PencilLine} />
        {texts.draft}
      </Button>
      {writer !== null && (isPressed || isAsked) && (
        <LoadedDialog receiver={receiver} writer={writer} onClose={close} opener={() => button.current} />
      )}
    </>
  );
}

/** The parameters of the address without the one that opens the draft. */
function withoutWrite(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete('write');
  return others;
}

type DialogProps = Parameters<Awaited<ReturnType<typeof loadDialog>>['CoachLetterDialog']>[0];

function LoadedDialog(props: DialogProps) {
  const { part } = useLoaded(loadDialog);
  if (part === null) return null;
  return (
    <part.VisitQueries>
      <part.CoachLetterDialog {...props} />
    </part.VisitQueries>
  );
}
