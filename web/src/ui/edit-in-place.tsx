import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';

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

interface EditingFormProps {
  readonly label: string;
  /** Saves and returns whether the form may close; false without saving where the value is invalid. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of an open editor: its controls, Save and Cancel. Escape cancels; after a refused save it stays open. */
export function EditingForm({ label, onSubmit, onClose, children }: EditingFormProps) {
  const t = useTranslations();
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsSaving(true);
    const isDone = await onSubmit();
    setIsSaving(false);
    if (isDone) onClose();
  }
  function cancelByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isSaving) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Stack asChild gap="4" maxW="text" width="full">
      <form aria-label={label} onSubmit={(event) => void submit(event)} onKeyDown={cancelByEscape}>
        {children}
        <Box display="flex" gap="3">
          <Button type="submit" size="lg" loading={isSaving} loadingText={t('edit.save')}>
            {t('edit.save')}
          </Button>
          <Button variant="outline" size="lg" colorPalette="ink" disabled={isSaving} onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        </Box>
      </form>
    </Stack>
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
