import { Box } from '@chakra-ui/react/box';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { ReactNode } from 'react';
import { Section } from '../../ui/page-layout';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import type { Entry, EntryList } from './editing/entries/entry-changes';
import { ReportPart } from './report-part';
import { useProfilePage } from './use-profile-page';

/** The text that a reader reports with a list: teams are named in seasons too. */
const REPORTED_AS = { honours: 'honours', schedule: 'schedule', seasons: 'teams' } as const satisfies Record<EntryList, string>;

interface EntriesSectionProps<One extends Entry> {
  readonly list: EntryList;
  readonly title: string;
  /** The entries as they are stored. */
  readonly entriesOf: (profile: Pick<Profile, EntryList>) => readonly One[];
  /** Compares two entries by the place where readers see them. */
  readonly inOrder: (left: One, right: One) => number;
  /** What the owner's buttons call an entry. */
  readonly nameOf: (entry: One) => string;
  readonly line: (entry: One) => ReactNode;
}

/** A list of a profile. Its owner adds, changes and removes entries in place (S4-10); others see no empty one. */
export function EntriesSection<One extends Entry>({ list, title, entriesOf, inOrder, nameOf, line }: EntriesSectionProps<One>) {
  const { profile, editing } = useProfilePage();
  const entries = entriesOf(editing?.stored ?? profile);
  if (editing === null && entries.length === 0) return null;
  return (
    <Section
      title={title}
      {...(editing === null && { action: <ReportPart about={{ kind: 'text', field: REPORTED_AS[list] }} name={title} /> })}
    >
      <Box as="ul" _empty={{ display: 'none' }}>
        {entries
          .map((entry, index) => ({ entry, index }))
          .toSorted((left, right) => inOrder(left.entry, right.entry))
          .map(({ entry, index }) => (
            <EntryLine key={index} list={list} entry={entry} index={index} name={nameOf(entry)}>
              {line(entry)}
            </EntryLine>
          ))}
      </Box>
      {editing !== null && <editing.EntryAdder list={list} editing={editing} />}
    </Section>
  );
}

interface EntryLineProps {
  readonly list: EntryList;
  readonly entry: Entry;
  readonly index: number;
  readonly name: string;
  readonly children: ReactNode;
}

/** An entry; for its owner the form replaces it. */
function EntryLine({ list, entry, index, name, children }: EntryLineProps) {
  const { editing } = useProfilePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      display={isOpen ? 'block' : 'flex'}
      gap="3"
      alignItems="flex-start"
    >
      {editing !== null && isOpen ? (
        <editing.EntryForm list={list} edited={{ index, entry }} editing={editing} onClose={close} />
      ) : (
        <>
          <Box flex="1" minW="0" overflowWrap="anywhere">
            {children}
          </Box>
          {editing !== null && (
            <editing.EntryTools list={list} entry={entry} name={name} save={editing.save} opener={opener} onOpen={open} />
          )}
        </>
      )}
    </Box>
  );
}
