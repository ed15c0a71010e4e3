import type { ReactNode } from 'react';
import type { Field } from '../../components/document-editor/field';
import { Section } from '../../ui/page-layout';
import { useInPlaceEditor } from '../../ui/fields/use-in-place-editor';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { ProfileEditing } from './editing/profile-editor';
import type { FieldTexts } from './editing/profile-fields';
import { ReportPart } from './report-part';
import type { ReportedText } from './report-dialog';
import { useProfilePage } from './use-profile-page';

interface EditableSectionProps {
  readonly title: string;
  /** The fields that the owner changes in one form; a function, because others never need them. */
  readonly fields: (editing: ProfileEditing, texts: FieldTexts) => readonly Field[];
  /** What stands below the fields, for what is typed into them. */
  readonly below?: (typed: Readonly<Record<string, string>>, editing: ProfileEditing) => ReactNode;
  readonly isEmpty: boolean;
  /** A link next to the title. */
  readonly action?: ReactNode;
  /** The text that others can report here. */
  readonly reported?: ReportedText;
  readonly children: ReactNode;
}

/**
 * A section of a profile that its owner changes in place (S4-10). An empty one is hidden from others and invites the
 * owner. The focus returns to the button that opened the form.
 */
export function EditableSection({ title, fields, below, isEmpty, action, reported, children }: EditableSectionProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { editing } = useProfilePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  if (editing === null) {
    if (isEmpty) return null;
    const report = reported && <ReportPart about={{ kind: 'text', field: reported }} name={title} />;
    return (
      <Section
        title={title}
        action={
          <>
            {action}
            {report}
          </>
        }
      >
        {children}
      </Section>
    );
  }
  const label = t('profile.editName', { name: title });
  const shown = fields(editing, { t, language });
  const controls = { opener, edits: shown.map(({ path }) => path), onOpen: open };
  if (isOpen) {
    return (
      <Section title={title}>
        <editing.SectionForm
          label={label}
          of={editing.of}
          fields={shown}
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
