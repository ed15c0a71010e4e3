import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/page-layout';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import { useCollegePage } from './use-college-page';
import { hasText } from '../../lib/value-in';

interface TextSectionProps {
  readonly title: MessageKey;
  readonly editLabel: MessageKey;
  /** The key of the text that invites its editors if there is none yet. */
  readonly invite: MessageKey;
  readonly value: string | null;
  /** The path of the text in the college (JSON pointer). */
  readonly path: string;
  /** Content between the title and the text. */
  readonly lead?: ReactNode;
}

/** A section with one long text. Without text and lead only its editors see it. */
export function TextSection({ title, editLabel, invite, value, path, lead = null }: TextSectionProps) {
  const t = useTranslations();
  const { editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const text = hasText(value) ? value : null;
  const mayEdit = editing !== null;
  if (text === null && lead === null && !mayEdit) return null;
  const name = t(title);
  const label = t(editLabel);
  const hasPencil = mayEdit && !isOpen;
  return (
    <Section
      title={name}
      {...(hasPencil ? { action: <editing.SectionPencil label={label} opener={opener} edits={[path]} onOpen={open} /> } : {})}
    >
      {hasPencil && <editing.SectionDrafts of={editing.of} edits={[path]} onOpen={open} />}
      {lead !== null && <Box mb={text === null && !mayEdit ? '0' : '6'}>{lead}</Box>}
      {mayEdit && isOpen ? (
        <editing.TextEditor
          value={text}
          label={label}
          of={editing.of}
          path={path}
          check={(typed) => editing.check(path, typed)}
          onSave={(changed, onRefused) =>
            editing.save([{ path, label: name, value: changed }], ([first]) => onRefused(first?.message ?? null))
          }
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
