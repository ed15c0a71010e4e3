import { Button, IconButton } from '@chakra-ui/react/button';
import { Box } from '@chakra-ui/react/box';
import { Pencil, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../i18n/use-words';
import { Section } from '../../../ui/section';
import { useCollegeInHand } from '../college-in-hand';
import type { Field } from './field';

const FieldsForm = lazy(async () => ({ default: (await import('./fields-form')).FieldsForm }));

interface EditableSectionProps {
  readonly title: string;
  /** The fields that its editors change in one form; a function, because readers never need them. */
  readonly fields: () => readonly Field[];
  readonly isEmpty: boolean;
  /** A link beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page made of facts, links or lists. Empty, it does not exist for readers and invites its editors; the focus returns to where editing began. */
export function EditableSection({ title, fields, isEmpty, action, children }: EditableSectionProps) {
  const say = useWords();
  const { save } = useCollegeInHand();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (save === null) {
    return isEmpty ? null : (
      <Section title={title} {...(action === undefined ? {} : { action })}>
        {children}
      </Section>
    );
  }
  const label = say('college.editName', { name: title });
  if (isEditing) {
    return (
      <Section title={title}>
        <Suspense fallback={<Box minH="12rem">{say('college.loadingPart')}</Box>}>
          <FieldsForm label={label} fields={fields()} save={save} onClose={() => setIsEditing(false)} />
        </Suspense>
      </Section>
    );
  }
  const pencil = (
    <IconButton ref={opener} aria-label={label} title={label} variant="outline" boxSize="11" onClick={() => setIsEditing(true)}>
      <Pencil size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
  const invitation = (
    <Button ref={opener} variant="outline" size="lg" onClick={() => setIsEditing(true)}>
      <Plus size={20} strokeWidth={1.75} aria-hidden />
      {say('college.addName', { name: title })}
    </Button>
  );
  return (
    <Section
      title={title}
      action={
        isEmpty ? (
          action
        ) : (
          <>
            {action}
            {pencil}
          </>
        )
      }
    >
      {isEmpty ? (
        <Box borderWidth="1px" borderStyle="dashed" borderColor="border.emphasized" borderRadius="card" p="5">
          {invitation}
        </Box>
      ) : (
        children
      )}
    </Section>
  );
}
