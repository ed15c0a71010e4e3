import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { Json } from '@touchline/domain/kernel/json/json';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { Plus, Trash2 } from 'lucide-react';
import { type Ref, useMemo } from 'react';
import { type EntryAct, EntryMenu } from '../../../../components/document-editor/entry-menu';
import { editMark, SectionDrafts, SectionForm } from '../../../../components/document-editor/section-controls';
import type { SaveDocument } from '../../../../components/document-editor/field';
import { useLanguage } from '../../../../i18n/language-provider';
import { useTranslations } from '../../../../i18n/use-translations';
import { useInPlaceEditor } from '../../../../ui/fields/use-in-place-editor';
import { Icon } from '../../../../ui/icon';
import type { FormEditing } from '../edited-profile';
import { SEASON_TEXTS } from '../../season-texts';
import { addingEntry, type Entry, type EntryList, removingEntry } from './entry-changes';
import { entryFields } from './entry-fields';

type Editing = Pick<FormEditing, 'save' | 'check' | 'of'>;

interface EntryFormProps {
  readonly list: EntryList;
  /** The entry that is edited, with its place in the stored list; null for a new one. */
  readonly edited: { readonly index: number; readonly entry: Entry } | null;
  readonly editing: Editing;
  readonly onClose: () => void;
}

/** The form of one entry. A new one is added as a whole, an existing one is changed field by field. */
export function EntryForm({ list, edited, editing: { save, check, of }, onClose }: EntryFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { entry: label } = useEntryTexts(list);
  const [index, entry] = [edited?.index ?? null, edited?.entry ?? null];
  const fields = useMemo(
    () => entryFields(list, index === null ? '' : `/${list}/${index}`, entry, { t, language }),
    [list, index, entry, t, language],
  );
  const add: SaveDocument<Profile> = async (changes, onRefused) => {
    if (typeof changes === 'function') return false;
    const typed = Object.fromEntries(changes.map(({ path, value }): [string, Json] => [path.slice(1), value]));
    return save(addingEntry(list, typed, label), onRefused);
  };
  const kept = edited === null ? { of: newEntry(of, list), save: add } : { of, save, check };
  return <SectionForm label={label} fields={fields} onClose={onClose} {...kept} />;
}

/** What an entry of a list is called, and the button that adds one. */
function useEntryTexts(list: EntryList): { readonly entry: string; readonly add: string } {
  const t = useTranslations();
  const { language } = useLanguage();
  if (list === 'seasons') return SEASON_TEXTS[language];
  return list === 'honours'
    ? { entry: t('profileEdit.honour'), add: t('profileEdit.addHonour') }
    : { entry: t('profileEdit.day'), add: t('profileEdit.addDay') };
}

/** What unsaved text of a new entry is found again by. */
const newEntry = (of: string, list: EntryList): string => `${of}/${list}/new`;

interface EntryToolsProps {
  readonly list: EntryList;
  readonly entry: Entry;
  readonly name: string;
  readonly save: FormEditing['save'];
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/** The pencil of an entry, and its menu. */
export function EntryTools({ list, entry, name, save, opener, onOpen }: EntryToolsProps) {
  const t = useTranslations();
  const remove: EntryAct = {
    icon: Trash2,
    text: t('editor.remove'),
    label: t('profileEdit.removeEntry', { name }),
    run: () => void save(removingEntry(list, entry, name)),
  };
  return <EntryMenu name={name} editLabel={t('profile.editName', { name })} opener={opener} onOpen={onOpen} acts={[remove]} />;
}

/** The button that opens the form of a new entry. */
export function EntryAdder({ list, editing }: { readonly list: EntryList; readonly editing: Editing }) {
  const { add } = useEntryTexts(list);
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (isOpen) {
    return (
      <Box mt="4">
        <EntryForm list={list} edited={null} editing={editing} onClose={close} />
      </Box>
    );
  }
  return (
    <Box mt="4">
      <SectionDrafts of={newEntry(editing.of, list)} onOpen={open} />
      <Button ref={opener} variant="outline" size="lg" {...editMark([`/${list}`])} onClick={open}>
        <Icon as={Plus} />
        {add}
      </Button>
    </Box>
  );
}
