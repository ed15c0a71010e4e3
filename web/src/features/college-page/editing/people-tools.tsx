import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { SaveCollege } from './college-kind';
import { addingPerson, type PeopleList, type Person, personFields, removingPerson } from './people-entries';
import { PictureChoice } from './picture-form';
import { useEditing } from './use-editing';

interface PersonToolsProps {
  readonly list: PeopleList;
  readonly person: Person;
  readonly save: SaveCollege;
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const STYLE = { variant: 'outline', boxSize: '11', bg: 'bg.panel' } as const;

/** The buttons that edit and remove a person whom the college names, on the card's corner. */
export function PersonTools({ list, person: { id, name }, save, opener, onOpen }: PersonToolsProps) {
  const t = useTranslations();
  const [change, remove] = [t('college.editName', { name }), t('staff.remove', { name })];
  return (
    <Box role="group" aria-label={name} display="flex" gap="2" mt="3">
      <IconButton ref={opener} aria-label={change} title={change} onClick={onOpen} {...STYLE}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton aria-label={remove} title={remove} onClick={() => void save(removingPerson(list, id, name))} {...STYLE}>
        <Trash2 {...ICON} />
      </IconButton>
    </Box>
  );
}

interface PersonFormProps {
  readonly college: College;
  readonly list: PeopleList;
  /** The person to edit; null for a new one. */
  readonly person: Person | null;
  readonly save: SaveCollege;
  readonly onClose: () => void;
}

/** The form of a person whom the college names. A new one is added as one entry, else field by field. */
export function PersonForm({ college, list, person, save, onClose }: PersonFormProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const editing = useEditing();
  const title = t(list === 'alumni' ? 'people.addAlumni' : 'people.addContact');
  const choice = (label: string, chosen: string | null, onChoose: (id: string | null) => void) => (
    <PictureChoice college={college} label={label} chosen={chosen} onChoose={onChoose} />
  );
  const base = person === null ? '' : `/${list}/${college[list].findIndex(({ id }) => id === person.id)}`;
  return (
    <Box bg="bg.subtle" borderWidth="1px" borderRadius="card" p={{ base: '4', md: '6' }} mb={person === null ? '4' : '0'}>
      <SectionForm
        label={person === null ? title : t('college.editName', { name: person.name })}
        fields={personFields(list, base, person, choice, { t, language })}
        {...(person === null ? {} : { check: editing.check })}
        save={(changes, onRefused) =>
          person === null
            ? save(
                addingPerson(list, Object.fromEntries(changes.map(({ path, value }) => [path.slice(1), value])), title),
                onRefused,
              )
            : save(changes, onRefused)
        }
        onClose={onClose}
      />
    </Box>
  );
}
