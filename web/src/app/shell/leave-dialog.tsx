import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { DialogWindow } from '../../ui/overlays/dialog-window';
import { useUnsavedTexts } from '../../ui/forms/unsaved/unsaved-texts';

/** Whether to stay, or to leave with or without a draft. */
export type LeaveAnswer = 'stay' | 'keep' | 'discard';

export interface LeaveDialogProps {
  /** Whether the text can stay on this device as a draft. */
  readonly mayKeepDrafts: boolean;
  readonly onAnswer: (answer: LeaveAnswer) => void;
  /** The field that was typed into, which gets the focus back. */
  readonly field: () => HTMLElement | null;
}

/** Asks whether to discard what was typed. Escape and a press next to it go back to the field. */
export function LeaveDialog({ mayKeepDrafts, onAnswer, field }: LeaveDialogProps) {
  const texts = useUnsavedTexts();
  return (
    <DialogWindow isOpen title={texts.title} onClose={() => onAnswer('stay')} opener={field} placement="centre">
      <Box>{mayKeepDrafts ? texts.textWithDraft : texts.text}</Box>
      <Box display="flex" flexWrap="wrap" gap="3" mt="5" css={{ '& > button': { flexGrow: 1, px: '4' } }}>
        <Button size="lg" onClick={() => onAnswer('stay')}>
          {texts.stay}
        </Button>
        {mayKeepDrafts && (
          <Button size="lg" variant="outline" onClick={() => onAnswer('keep')}>
            {texts.keep}
          </Button>
        )}
        <Button size="lg" variant="outline" colorPalette="red" onClick={() => onAnswer('discard')}>
          {texts.discard}
        </Button>
      </Box>
    </DialogWindow>
  );
}
