import { IconButton } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useWords } from '../../i18n/use-words';
import { SignInForm } from './sign-in-form';

interface SignInDialogProps {
  readonly onClose: () => void;
  /** What opened the dialog and gets the focus back, if it is still there. */
  readonly opener: () => HTMLElement | null;
}

/** The sign-in panel: a modal that a click beside it does not close (specification §2). */
export function SignInDialog({ onClose, opener }: SignInDialogProps) {
  const say = useWords();
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      finalFocusEl={opener}
      placement="center"
      size="sm"
      onOpenChange={({ open }) => open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content fontSize="md">
            <Dialog.Header>
              <Dialog.Title fontSize="2xl">{say('signIn.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <SignInForm onDone={onClose} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton aria-label={say('signIn.close')} variant="ghost" colorPalette="ink" size="lg">
                <span aria-hidden>✕</span>
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
