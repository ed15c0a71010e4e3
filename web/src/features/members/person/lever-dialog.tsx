import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { ReasonField, useReason } from '../../../ui/fields/reason-field';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';
import { useToasts } from '../../../ui/overlays/toasts';
import { personKey } from './use-person';

/** What an admin may do to an account: what the button and its dialog say, and the call that does it. */
interface Lever {
  /** The person's uid, by which what is shown is read again. */
  readonly uid: string;
  /** What it is called, which finds an unsaved reason again. */
  readonly name: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly done: string;
  readonly isRed?: boolean;
  /** Who reads the reason; null where none is asked for. */
  readonly reasonHelp: string | null;
  /** Further fields of the dialog. */
  readonly fields?: ReactNode;
  /** Whether the further fields are filled as they should be; they say what is not. */
  readonly checkFields?: () => boolean;
  readonly send: (reason: string) => Promise<unknown>;
}

/** The button of what an admin may do to an account; its dialog asks for a reason and confirms it (S4-16). */
export function LeverButton({ lever }: { readonly lever: Lever }) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        size="lg"
        variant="outline"
        colorPalette={lever.isRed === true ? 'red' : 'ink'}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget;
          setIsAsked(true);
        }}
      >
        {lever.label}
      </Button>
      {isAsked && <LeverDialog lever={lever} onClose={() => setIsAsked(false)} opener={() => pressed.current} />}
    </>
  );
}

interface LeverDialogProps {
  readonly lever: Lever;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

function LeverDialog({ lever, onClose, opener }: LeverDialogProps) {
  const t = useTranslations();
  const show = useToasts();
  const client = useQueryClient();
  const { uid, name, label, title, text, done, isRed = false, reasonHelp, fields, checkFields, send: act } = lever;
  const { check, sent, field } = useReason(t('adminPerson.reasonMissing'), `users/${uid}/${name}`);
  const { failure, isBusy, send } = useDialogCall();

  async function carryOut() {
    const areFieldsFilled = checkFields?.() ?? true;
    const reason = reasonHelp === null ? '' : check();
    if (reason === null || !areFieldsFilled) return;
    if (await send(() => act(reason))) {
      sent();
      show({ variant: 'success', text: done });
      onClose();
    }
    await Promise.all(
      [['adminUsers'], ['adminRequests'], personKey(uid)].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  }

  return (
    <DialogForm {...{ isBusy, failure, onClose, opener, title, isRed }} button={label} onSubmit={() => void carryOut()}>
      <Box overflowWrap="anywhere">{text}</Box>
      {fields}
      {reasonHelp !== null && <ReasonField label={t('adminPerson.reason')} help={reasonHelp} field={field} />}
    </DialogForm>
  );
}
