import { useNavigate } from 'react-router-dom';
import type { SignInEntry } from '../../session/sign-in-opening';
import { DialogWindow } from '../../ui/dialog-window';
import { useSignInPanel } from './use-sign-in-panel';

interface SignInDialogProps {
  readonly entry: SignInEntry;
  readonly onClose: () => void;
  /** What opened the dialog and gets the focus back, if it is still there. */
  readonly opener: () => HTMLElement | null;
}

/** The sign-in panel: a modal that a click beside it does not close (specification §2). */
export function SignInDialog({ entry, onClose, opener }: SignInDialogProps) {
  const navigate = useNavigate();
  const { title, body } = useSignInPanel(entry, (destination) => {
    onClose();
    if (destination !== null) void navigate(destination);
  });
  return (
    <DialogWindow isOpen title={title} onClose={onClose} opener={opener} closeOnInteractOutside={false} place="top">
      {body}
    </DialogWindow>
  );
}
