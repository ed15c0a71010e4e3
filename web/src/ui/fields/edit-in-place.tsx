import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { useInPlaceEditor } from './use-in-place-editor';

/** Saves a value, null where it was cleared, and returns whether the editor may close. */
export type SaveInPlace<Value> = (value: Value) => Promise<boolean>;

interface EditInPlaceProps {
  /** The accessible name of the edit button: "Edit links". */
  readonly label: string;
  readonly mayEdit: boolean;
  readonly shown: ReactNode;
  readonly editor: (close: () => void) => ReactNode;
}

/**
 * Content with an edit button that opens its editor in the same place; after closing, the button has the focus again.
 */
export function EditInPlace({ label, mayEdit, shown, editor }: EditInPlaceProps) {
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (mayEdit && isOpen) return editor(close);
  return (
    <Box display="flex" gap="3" alignItems="flex-start" justifyContent="space-between" maxW="47rem">
      <Box flex="1" minW="0">
        {shown}
      </Box>
      {mayEdit && (
        <IconButton ref={opener} aria-label={label} title={label} variant="outline" size="lg" mt="-1.5" onClick={open}>
          <PencilIcon />
        </IconButton>
      )}
    </Box>
  );
}

/** A pencil icon in the colour of the surrounding text. */
function PencilIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20zM14.5 6l3.5 3.5" />
    </svg>
  );
}
