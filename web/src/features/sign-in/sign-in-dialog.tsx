import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MembersAct, SignInEntry } from '../../session/session-context';
import { DialogWindow } from '../../ui/overlays/dialog-window';
import { startFocusKeeper } from '../../ui/focus-keeper';
import { useSignInPanel } from './use-sign-in-panel';

interface SignInDialogProps {
  readonly entry: SignInEntry;
  readonly onClose: () => void;
  /** Called once somebody is signed in, after the dialog has closed. */
  readonly onIn: MembersAct;
  /** What opened the dialog and gets the focus back, if it still exists. */
  readonly opener: () => HTMLElement | null;
}

/** The sign-in panel: a modal that the backdrop does not close (S2-32). */
export function SignInDialog({ entry, onClose, onIn, opener }: SignInDialogProps) {
  const navigate = useNavigate();
  useEffect(() => startFocusKeeper(opener()), [opener]);
  const { title, body } = useSignInPanel(entry, (destination) => {
    onClose();
    if (destination !== null) void navigate(destination);
    void onIn({ stays: destination === null });
  });
  return (
    <DialogWindow isOpen title={title} onClose={onClose} opener={opener} closeOnInteractOutside={false} placement="top">
      {body}
    </DialogWindow>
  );
}
