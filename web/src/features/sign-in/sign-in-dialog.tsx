import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInEntry } from '../../session/session-context';
import { DialogWindow } from '../../ui/dialog-window';
import { startFocusKeeper } from '../../ui/focus-keeper';
import { useSignInPanel } from './use-sign-in-panel';

interface SignInDialogProps {
  readonly entry: SignInEntry;
  readonly onClose: () => void;
  /** What opened the dialog and gets the focus back, if it still exists. */
  readonly opener: () => HTMLElement | null;
}

/** The sign-in panel: a modal that the backdrop does not close (S2-32). */
export function SignInDialog({ entry, onClose, opener }: SignInDialogProps) {
  const navigate = useNavigate();
  useEffect(() => startFocusKeeper(opener()), [opener]);
  const { title, body } = useSignInPanel(entry, (destination) => {
    onClose();
    if (destination !== null) void navigate(destination);
  });
  return (
    <DialogWindow isOpen title={title} onClose={onClose} opener={opener} closeOnInteractOutside={false} placement="top">
      {body}
    </DialogWindow>
  );
}
