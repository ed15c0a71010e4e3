import { useWords } from '../../i18n/use-words';
import { DialogWindow } from '../../ui/dialog-window';
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
    <DialogWindow
      isOpen
      title={say('signIn.title')}
      onClose={onClose}
      opener={opener}
      closeOnInteractOutside={false}
      place="centre"
    >
      <SignInForm onDone={onClose} />
    </DialogWindow>
  );
}
