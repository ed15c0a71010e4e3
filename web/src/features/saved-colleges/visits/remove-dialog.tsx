import { Box } from '@chakra-ui/react/box';
import { DialogForm, useDialogCall } from '../../../ui/overlays/dialog-form';

interface RemoveDialogProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
}

/** Asks before something goes for good; a refusal stays in the dialog. */
export function RemoveDialog({ title, text, button, onRemove, onClose, opener }: RemoveDialogProps) {
  const { failure, isBusy, send } = useDialogCall();
  return (
    <DialogForm
      {...{ title, button, isBusy, failure, onClose, opener }}
      isRed
      onSubmit={() => void send(onRemove).then((isDone) => isDone && onClose())}
    >
      <Box overflowWrap="anywhere">{text}</Box>
    </DialogForm>
  );
}
