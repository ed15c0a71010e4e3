import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { Textarea } from './text-controls';

interface TextEditorProps {
  readonly value: string | null;
  readonly label: string;
  readonly onSave: (text: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The open editor of a text. If the stored text changes meanwhile, it shows the newest value next to the draft. */
export function TextEditor({ value, label, onSave, onClose }: TextEditorProps) {
  const t = useTranslations();
  const [startedFrom] = useState(value);
  const [draft, setDraft] = useState(value ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const text = draft.trim() === '' ? null : draft;
    setIsSaving(true);
    const isDone = text === value || (await onSave(text));
    setIsSaving(false);
    if (isDone) onClose();
  }

  return (
    <Stack asChild gap="3" maxW="text">
      <form onSubmit={(event) => void submit(event)}>
        <Textarea
          ref={area}
          aria-label={label}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          readOnly={isSaving}
          size="lg"
          bg="bg.panel"
          borderColor="border.emphasized"
          minH="10rem"
          css={{ fieldSizing: 'content' }}
        />
        {value !== startedFrom && <NewestValue text={value ?? ''} />}
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

/** Shows, next to an open editor, the value that somebody else has saved meanwhile; '' where it was cleared. */
export function NewestValue({ text }: { readonly text: string }) {
  const t = useTranslations();
  return (
    <Box role="status" borderWidth="1px" borderRadius="l2" bg="bg.subtle" px="4" py="3">
      <Text fontWeight="medium">{t(text === '' ? 'edit.emptiedMeanwhile' : 'edit.changedMeanwhile')}</Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
