import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useId } from 'react';
import type { WordKey } from '../../i18n/english';
import { useWords } from '../../i18n/use-words';
import { EditableText } from '../../ui/editable-text';
import { useCollegeInHand } from './college-in-hand';

interface TextSectionProps {
  readonly title: WordKey;
  readonly editLabel: WordKey;
  readonly value: string | null;
  /** Where the text stands in the college, as a JSON pointer. */
  readonly path: string;
  readonly children?: ReactNode;
}

/** A section of a college page with its one text; without text or facts only its editors see it. */
export function TextSection({ title, editLabel, value, path, children = null }: TextSectionProps) {
  const say = useWords();
  const { save } = useCollegeInHand();
  const id = useId();
  const text = value === null || value.trim() === '' ? null : value;
  if (text === null && children === null && save === null) return null;
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt="6" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Heading as="h2" id={id} size="2xl" mb="3">
        {say(title)}
      </Heading>
      {(text !== null || save !== null) && (
        <EditableText
          value={text}
          label={say(editLabel)}
          emptyText={say('college.nothingYet')}
          onSave={save === null ? null : (changed) => save(path, changed)}
        />
      )}
      {children}
    </Box>
  );
}
