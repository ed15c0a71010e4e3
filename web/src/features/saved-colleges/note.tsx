import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useQueryClient } from '@tanstack/react-query';
import { SAVED_NOTE_MAX } from '@touchline/domain/reference/limits';
import { NotebookPen } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { cacheNote, type SavedItem } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { FocusFirst } from '../../ui/field-frame';
import { TextAreaField } from '../../ui/text-fields';
import { useRefusalToasts, useToasts } from '../../ui/toasts';

interface NoteProps {
  readonly item: SavedItem;
  readonly name: string;
}

/** The user's note about a college; its button opens a form. After a failed save the text stays in the form. */
export function Note({ item, name }: NoteProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <NoteForm item={item} name={name} onClose={() => setIsOpen(false)} />;
  return (
    <Box display="flex" alignItems="flex-start" gap="2" minW="0">
      {item.note !== null && (
        <Box minW="0" py="2.5" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
          {item.note}
        </Box>
      )}
      <Button
        variant="ghost"
        colorPalette="ink"
        size="lg"
        px={item.note === null ? '2' : '0'}
        ms={item.note === null ? '-2' : '0'}
        minW="11"
        fontSize="sm"
        fontWeight="medium"
        aria-label={item.note === null ? `${t('saving.addNote')}: ${name}` : t('saving.editNote', { name })}
        onClick={() => setIsOpen(true)}
      >
        <NotebookPen size={18} strokeWidth={1.75} aria-hidden />
        {item.note === null && t('saving.addNote')}
      </Button>
    </Box>
  );
}

function NoteForm({ item, name, onClose }: NoteProps & { readonly onClose: () => void }) {
  const t = useTranslations();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const refused = useRefusalToasts();
  const [text, setText] = useState(item.note ?? '');
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      const { note } = await callApi('saveCollege', { params: { collegeId: item.collegeId }, body: { note: text } });
      cacheNote(client, item.collegeId, note);
      show({ variant: 'success', text: t('saving.noteSaved') });
      onClose();
    } catch (failure) {
      refused(failure);
      setIsBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <FocusFirst>
        <Box maxW="text" py="2">
          <TextAreaField
            label={t('saving.noteOf', { name })}
            help={t('saving.noteHelp', { limit: SAVED_NOTE_MAX })}
            isRequired={false}
            rows={{ least: 2, most: 8 }}
            maxLength={SAVED_NOTE_MAX}
            value={text}
            onText={setText}
          />
          <Box display="flex" gap="3" mt="3">
            <Button type="submit" size="lg" loading={isBusy} loadingText={t('saving.saveNote')}>
              {t('saving.saveNote')}
            </Button>
            <Button size="lg" variant="outline" colorPalette="ink" onClick={onClose}>
              {t('saving.cancel')}
            </Button>
          </Box>
        </Box>
      </FocusFirst>
    </form>
  );
}
