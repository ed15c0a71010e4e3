import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/page-layout';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import type { PeopleList, Person } from './editing/people-entries';
import { useCollegePage } from './use-college-page';

interface PeopleSectionProps<One extends Person> {
  readonly list: PeopleList;
  readonly title: MessageKey;
  readonly addLabel: MessageKey;
  readonly people: readonly One[];
  /** The card of a person; `tools` are the buttons of its editors. */
  readonly card: (person: One, tools: ReactNode) => ReactNode;
  /** The narrowest card, in rem. */
  readonly cardRem: number;
}

/**
 * People whom the college names, as cards. Editors add, change and remove them; an empty list is hidden from visitors.
 */
export function PeopleSection<One extends Person>({ list, title, addLabel, people, card, cardRem }: PeopleSectionProps<One>) {
  const t = useTranslations();
  const { college, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (editing === null && people.length === 0) return null;
  const edits = [`/${list}`];
  const mayAdd = editing !== null && !isOpen;
  return (
    <Section
      title={t(title)}
      {...(mayAdd && people.length > 0
        ? { action: <editing.SectionPlus label={t(addLabel)} opener={opener} edits={edits} onOpen={open} /> }
        : {})}
    >
      {editing !== null && isOpen && (
        <editing.PersonForm college={college} list={list} person={null} save={editing.save} onClose={close} />
      )}
      {mayAdd && people.length === 0 && (
        <editing.SectionInvitation title={t(title)} opener={opener} edits={edits} onOpen={open} />
      )}
      {mayAdd && <editing.SectionDrafts of={editing.personKey(college, list, null)} onOpen={open} />}
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${cardRem}rem), 1fr))`}
        gap="4"
        _empty={{ display: 'none' }}
      >
        {people.map((person) => (
          <PersonEntry key={person.id} list={list} person={person} card={card} />
        ))}
      </Box>
    </Section>
  );
}

type PersonEntryProps<One extends Person> = Pick<PeopleSectionProps<One>, 'list' | 'card'> & { readonly person: One };

/** A person's card; for editors the form replaces it. */
function PersonEntry<One extends Person>({ list, person, card }: PersonEntryProps<One>) {
  const { college, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (editing !== null && isOpen) {
    return (
      <Box as="li" gridColumn="1 / -1">
        <editing.PersonForm college={college} list={list} person={person} save={editing.save} onClose={close} />
      </Box>
    );
  }
  const tools =
    editing === null ? null : (
      <editing.PersonTools list={list} person={person} save={editing.save} opener={opener} onOpen={open} />
    );
  return (
    <Box as="li" minW="0">
      {card(person, tools)}
      {editing !== null && <editing.SectionDrafts of={editing.personKey(college, list, person)} onOpen={open} />}
    </Box>
  );
}
