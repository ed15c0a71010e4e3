import { IconButton } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PencilIcon } from './pencil-icon';

/** Saves a value, null where it was emptied, and says whether the editor may close. */
export type SaveInPlace<Value> = (value: Value) => Promise<boolean>;

interface EditInPlaceProps {
  /** Names the pencil: "Edit links". */
  readonly label: string;
  readonly mayEdit: boolean;
  readonly shown: ReactNode;
  readonly editor: (close: () => void) => ReactNode;
}

/** Something of the page with a pencil beside it, which opens its editor in the same place; closed, the focus is back on the pencil. */
export function EditInPlace({ label, mayEdit, shown, editor }: EditInPlaceProps) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (mayEdit && isEditing) return editor(() => setIsEditing(false));
  return (
    <Box display="flex" gap="3" alignItems="flex-start" justifyContent="space-between" maxW="47rem">
      <Box flex="1" minW="0">
        {shown}
      </Box>
      {mayEdit && (
        <IconButton
          ref={pencil}
          aria-label={label}
          title={label}
          variant="outline"
          size="lg"
          mt="-1.5"
          onClick={() => setIsEditing(true)}
        >
          <PencilIcon />
        </IconButton>
      )}
    </Box>
  );
}
