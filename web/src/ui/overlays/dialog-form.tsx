import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { type ReactNode, type RefObject, type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../lib/api/api-refusal';
import { BusyButton } from '../busy-button';
import { Dialog } from './dialog';
import { DialogCancel } from './dialog-cancel';
import { FailureLine } from '../states/failures';
import { focusFirstFault } from '../forms/use-schema-form';

interface DialogFormProps {
  readonly title: string;
  /** What the button that sends says. */
  readonly button: string;
  /** Whether that takes something away from somebody. */
  readonly isRed?: boolean;
  readonly isBusy: boolean;
  /** What was refused. */
  readonly failure: string | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
}

/**
 * A dialog in which something is confirmed: its text and fields, what was refused, the button that sends and the one
 * that closes it. The first field that is not filled as it should be gets the focus.
 */
export function DialogForm(props: DialogFormProps) {
  const t = useTranslations();
  const { title, button, isRed = false, isBusy, failure, onSubmit, onClose, opener, formRef, children } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    onSubmit();
    requestAnimationFrame(() => focusFirstFault(form));
  };
  return (
    <Dialog isOpen title={title} onClose={onClose} opener={opener}>
      <Stack asChild gap="4">
        <form ref={formRef} noValidate onSubmit={submit}>
          {children}
          <FailureLine text={failure} />
          <Box display="flex" flexWrap="wrap" gap="3">
            <BusyButton type="submit" size="lg" isBusy={isBusy} {...(isRed ? { colorPalette: 'red' } : {})}>
              {button}
            </BusyButton>
            <DialogCancel text={t('edit.cancel')} />
          </Box>
        </form>
      </Stack>
    </Dialog>
  );
}

/** Sends what a dialog asked about; true where it was taken. A refusal stays in the dialog as `failure`. */
export function useDialogCall() {
  const t = useTranslations();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
      setIsBusy(false);
      return false;
    }
  };
  return { failure, isBusy, send };
}
