import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import { Section } from '../../ui/page-layout';
import type { Field } from '../document-editor/field';
import type * as controls from '../document-editor/section-controls';

type Form = ComponentProps<typeof controls.SectionForm>;

/** How the document around a section is edited, with the components that only its editors download. */
type SectionEditing = Pick<typeof controls, 'SectionDrafts' | 'SectionForm' | 'SectionInvitation' | 'SectionPencil'> &
  Required<Pick<Form, 'of' | 'save' | 'check'>>;

export interface InPlaceSectionProps<Editing extends SectionEditing> {
  readonly title: string;
  /** Null for visitors. */
  readonly editing: Editing | null;
  /** The key of the name of pencil and form. */
  readonly editLabel: 'college.editName' | 'profile.editName';
  /** The fields that its editors change in one form; a function, because visitors never need them. */
  readonly fields: (editing: Editing) => readonly Field[];
  /** What stands below the fields, for what is typed into them. */
  readonly below?: (typed: Readonly<Record<string, string>>, editing: Editing) => ReactNode;
  readonly isEmpty: boolean;
  /** A link next to the title. */
  readonly action?: ReactNode;
  /** What visitors see next to the title instead. */
  readonly visitorAction?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section of a document that its editors change in place (S4-10). An empty one is hidden from visitors and invites
 * the editors. The focus returns to the button that opened the form.
 */
export function InPlaceSection<Editing extends SectionEditing>(props: InPlaceSectionProps<Editing>) {
  const { title, editing, editLabel, below, isEmpty, action, visitorAction = action, children } = props;
  const t = useTranslations();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (editing === null) {
    return isEmpty ? null : (
      <Section title={title} action={visitorAction}>
        {children}
      </Section>
    );
  }
  const label = t(editLabel, { name: title });
  const fields = props.fields(editing);
  const controls = { opener, edits: fields.map(({ path }) => path), onOpen: open };
  if (isOpen) {
    return (
      <Section title={title}>
        <editing.SectionForm
          label={label}
          of={editing.of}
          fields={fields}
          save={editing.save}
          check={editing.check}
          onClose={close}
          {...(below === undefined ? {} : { below: (typed) => below(typed, editing) })}
        />
      </Section>
    );
  }
  if (isEmpty) {
    return (
      <Section title={title} action={action}>
        <editing.SectionDrafts of={editing.of} {...controls} />
        <editing.SectionInvitation title={title} {...controls} />
      </Section>
    );
  }
  return (
    <Section
      title={title}
      action={
        <>
          {action}
          <editing.SectionPencil label={label} {...controls} />
        </>
      }
    >
      <editing.SectionDrafts of={editing.of} {...controls} />
      {children}
    </Section>
  );
}
