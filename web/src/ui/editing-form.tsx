import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';

interface EditingFormProps {
  readonly label: string;
  /** Saves and says whether the form may close; what cannot be sent answers false without saving. */
  readonly onSubmit: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The open editor of something in place: its controls, Save and Cancel. Escape cancels; a refused save keeps it open. */
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
