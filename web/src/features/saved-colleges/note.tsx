import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { NotebookPen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useInPlaceEditor } from '../../ui/use-in-place-editor';
import type { NoteProps } from './note-form';

const NoteForm = lazy(async () => ({ default: (await import('./note-form')).NoteForm }));

/** The user's note about a college; its button opens a form. After a failed save the text stays in the form. */
export function Note({ item, name }: NoteProps) {
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (isOpen)
    return (
      <Suspense fallback={<Box minH="12rem" />}>
        <NoteForm item={item} name={name} onClose={close} />
      </Suspense>
    );
  return (
    <Box display="flex" alignItems="flex-start" gap="2" minW="0">
      {item.note !== null && (
        <Box minW="0" py="2.5" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
          {item.note}
        </Box>
      )}
      <Button
        ref={opener}
        variant="ghost"
        colorPalette="ink"
        size="lg"
        px={item.note === null ? '2' : '0'}
        ms={item.note === null ? '-2' : '0'}
        minW="11"
        fontSize="sm"
        fontWeight="medium"
        aria-label={item.note === null ? `${t('saving.addNote')}: ${name}` : t('saving.editNote', { name })}
        onClick={open}
      >
        <NotebookPen size={18} strokeWidth={1.75} aria-hidden />
        {item.note === null && t('saving.addNote')}
      </Button>
    </Box>
  );
}
