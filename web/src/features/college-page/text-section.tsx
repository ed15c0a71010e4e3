import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/section';
import { useCollegeInHand } from './college-in-hand';
import { isTold } from './is-told';
import { useEditorPlace } from './use-editor-place';

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
  const t = useTranslations();
  const { editing } = useCollegeInHand();
  const { isOpen, opener, open, close } = useEditorPlace();
  const text = isTold(value) ? value : null;
  const mayEdit = editing !== null;
  if (text === null && lead === null && !mayEdit) return null;
  const name = t(title);
  const label = t(editLabel);
  const hasPencil = mayEdit && !isOpen;
  return (
    <Section
      title={name}
      {...(hasPencil ? { action: <editing.SectionPencil label={label} opener={opener} onOpen={open} /> } : {})}
    >
      {lead !== null && <Box mb={text === null && !mayEdit ? '0' : '6'}>{lead}</Box>}
      {mayEdit && isOpen ? (
        <editing.TextEditor
          value={text}
          label={label}
          onSave={(changed) => editing.save([{ path, label: name, value: changed }])}
          onClose={close}
        />
      ) : (
        (text !== null || mayEdit) && (
          <Text whiteSpace="pre-line" maxW="text" color={text === null ? 'fg.muted' : 'fg'}>
            {text ?? t(invite)}
          </Text>
        )
      )}
    </Section>
  );
}
