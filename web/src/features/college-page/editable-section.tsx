import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/section';
import { useCollegeInHand } from './college-in-hand';
import type { Editing } from './editing/editing-parts';
import type { Field } from './editing/field';
import { useEditorPlace } from './use-editor-place';

interface EditableSectionProps {
  readonly title: string;
  /** The fields that its editors change in one form; a function, because readers never need them. */
  readonly fields: (editing: Editing) => readonly Field[];
  readonly isEmpty: boolean;
  /** A link beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page made of facts, links or lists. Empty, it does not exist for readers and invites its editors; the focus returns to where editing began. */
export function EditableSection({ title, fields, isEmpty, action, children }: EditableSectionProps) {
  const t = useTranslations();
  const { editing } = useCollegeInHand();
  const { isOpen, opener, open, close } = useEditorPlace();
  if (editing === null) {
    return isEmpty ? null : (
      <Section title={title} {...(action === undefined ? {} : { action })}>
        {children}
      </Section>
    );
  }
  if (isOpen) {
    return (
      <Section title={title}>
        <editing.SectionForm
          label={t('college.editName', { name: title })}
          fields={fields(editing)}
          save={editing.save}
          onClose={close}
        />
      </Section>
    );
  }
  if (isEmpty) {
    return (
      <Section title={title} action={action}>
        <editing.SectionInvitation title={title} opener={opener} onOpen={open} />
      </Section>
    );
  }
  return (
    <Section
      title={title}
      action={
        <>
          {action}
          <editing.SectionPencil label={t('college.editName', { name: title })} opener={opener} onOpen={open} />
        </>
      }
    >
      {children}
    </Section>
  );
}
