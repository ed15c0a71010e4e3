import { IconButton } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { PencilIcon } from './pencil-icon';
import { TextEditor } from './text-editor';

interface EditableTextProps {
  readonly value: string | null;
  /** Names the pencil and the text area: "Edit campus description". */
  readonly label: string;
  readonly emptyText: string;
  /** Saves the text, null where it was emptied, and says whether the editor may close; null where the reader may not edit. */
  readonly onSave: ((text: string | null) => Promise<boolean>) | null;
}

/** A text of the page that its editors change in place; a refused save keeps what was typed. */
export function EditableText({ value, label, emptyText, onSave }: EditableTextProps) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (onSave !== null && isEditing) {
    return <TextEditor value={value} label={label} onSave={onSave} onClose={() => setIsEditing(false)} />;
  }
  return (
    <Box display="flex" gap="3" alignItems="flex-start" justifyContent="space-between" maxW="47rem">
      <Text whiteSpace="pre-line" maxW="text" minW="0" color={value === null ? 'fg.muted' : 'fg'}>
        {value ?? emptyText}
      </Text>
      {onSave !== null && (
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
