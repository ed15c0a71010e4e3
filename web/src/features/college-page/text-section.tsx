import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { WordKey } from '../../i18n/english';
import { useWords } from '../../i18n/use-words';
import { EditableText } from '../../ui/editable-text';
import { Section } from '../../ui/section';
import { useCollegeInHand } from './college-in-hand';
import { isTold } from './is-told';

interface TextSectionProps {
  readonly title: WordKey;
  readonly editLabel: WordKey;
  /** What its editors read where nothing has been written. */
  readonly invite: WordKey;
  readonly value: string | null;
  /** Where the text stands in the college, as a JSON pointer. */
  readonly path: string;
  /** What stands between the title and the text. */
  readonly lead?: ReactNode;
}

/** A part of the page with its one long text; without text or lead only its editors see it. */
export function TextSection({ title, editLabel, invite, value, path, lead = null }: TextSectionProps) {
  const say = useWords();
  const { save } = useCollegeInHand();
  const text = isTold(value) ? value : null;
  if (text === null && lead === null && save === null) return null;
  return (
    <Section title={say(title)}>
      {lead !== null && <Box mb={text === null && save === null ? '0' : '6'}>{lead}</Box>}
      {(text !== null || save !== null) && (
        <EditableText
          value={text}
          label={say(editLabel)}
          emptyText={say(invite)}
          onSave={save === null ? null : (changed) => save([{ path, label: say(title), value: changed }])}
        />
      )}
    </Section>
  );
}
