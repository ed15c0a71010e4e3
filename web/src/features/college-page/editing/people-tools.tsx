import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { SaveCollege } from './college-kind';
import { type EntryOpener, EntryTools } from './entry-tools';
import { addingPerson, type PeopleList, type Person, personFields, removingPerson } from './people-entries';
import { PictureChoice } from './picture-form';
import { useEditing } from './use-editing';

interface PersonToolsProps extends EntryOpener {
  readonly list: PeopleList;
  readonly person: Person;
  readonly save: SaveCollege;
}

/** The buttons that edit and remove a person whom the college names; alumni have a portrait to lie on. */
export function PersonTools({ list, person: { id, name }, save, ...opening }: PersonToolsProps) {
  const remove = () => void save(removingPerson(list, id, name));
  return <EntryTools name={name} onRemove={remove} isOnPortrait={list === 'alumni'} {...opening} />;
}

interface PersonFormProps {
  readonly college: College;
  readonly list: PeopleList;
  /** The person to edit; null for a new one. */
  readonly person: Person | null;
  readonly save: SaveCollege;
  readonly onClose: () => void;
}

/** What unsaved text about a person is found again by; null for a new one. */
export function personKey({ _id }: Pick<College, '_id'>, list: PeopleList, person: Pick<Person, 'id'> | null): string {
  return `colleges/${_id}/${list}/${person?.id ?? 'new'}`;
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
        of={personKey(college, list, person)}
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
