import { Button } from '@chakra-ui/react/button';
import { type ComponentType, useRef, useState } from 'react';
import { useWords } from '../../i18n/use-words';
import { useToasts } from '../../ui/toast-context';

type Dialog = ComponentType<{ readonly onClose: () => void; readonly opener: () => HTMLElement | null }>;

/** Log in: downloads the sign-in dialog on the first press and opens it; closed, the focus is back on the button. */
export function SignInEntry() {
  const say = useWords();
  const show = useToasts();
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [OpenDialog, setOpenDialog] = useState<Dialog | null>(null);

  async function open() {
    setIsLoading(true);
    try {
      const { SignInDialog } = await import('../../features/sign-in/sign-in-dialog');
      setOpenDialog(() => SignInDialog);
    } catch {
      show({ variant: 'danger', text: say('shell.loadFailed') });
    }
    setIsLoading(false);
  }

  return (
    <>
      <Button
        ref={button}
        size="lg"
        px="4"
        fontWeight="semibold"
        loading={isLoading}
        loadingText={say('shell.logIn')}
        onClick={() => void open()}
      >
        {say('shell.logIn')}
      </Button>
      {OpenDialog !== null && <OpenDialog onClose={() => setOpenDialog(null)} opener={() => button.current} />}
    </>
  );
}
