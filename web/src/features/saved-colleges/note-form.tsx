import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { SAVED_NOTE_MAX } from '@touchline/domain/reference/limits';
import { cacheNote, type SavedItem } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-client';
import { EditForm } from '../../ui/forms/edit-form';
import { FormTextArea } from '../../ui/forms/form-fields';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';
import { useRefusalToasts, useToasts } from '../../ui/toasts';

const loadNoteSchema = async () => (await import('@touchline/domain/person/saved-college')).savedNoteForm;

/** A saved college whose note is shown or edited, and its name. */
export interface NoteProps {
  readonly item: SavedItem;
  readonly name: string;
}

/** The open form of a note. A refused save leaves the text in it. */
export function NoteForm({ item, name, onClose }: NoteProps & { readonly onClose: () => void }) {
  const t = useTranslations();
  const callApi = useApi();
  const client = useQueryClient();
  const show = useToasts();
  const refused = useRefusalToasts();
  const { form } = useSchemaForm({ defaultValues: { note: item.note ?? '' }, schema: loadNoteSchema });
  async function save(body: { readonly note: string }): Promise<boolean> {
    try {
      const { note } = await callApi('saveCollege', { params: { collegeId: item.collegeId }, body });
      cacheNote(client, item.collegeId, note);
      show({ variant: 'success', text: t('saving.noteSaved') });
      return true;
    } catch (failure) {
      refused(failure);
      showRefusalAtFields(form, failure, ['note']);
      return false;
    }
  }
  return (
    <Box py="2">
      <EditForm
        form={form}
        onSave={save}
        onClose={onClose}
        saveText={t('saving.saveNote')}
        cancelText={t('saving.cancel')}
        maxW="text"
      >
        <FormTextArea
          control={form.control}
          name="note"
          label={t('saving.noteOf', { name })}
          help={t('saving.noteHelp', { limit: SAVED_NOTE_MAX })}
          isRequired={false}
          rows={{ least: 2, most: 8 }}
          maxLength={SAVED_NOTE_MAX}
        />
      </EditForm>
    </Box>
  );
}
