import type { Field } from '../../components/document-editor/field';
import { InPlaceSection, type InPlaceSectionProps } from '../../components/document-page/in-place-section';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { ProfileEditing } from './editing/profile-editor';
import type { FieldTexts } from './editing/profile-fields';
import { ReportPart } from './report-part';
import type { ReportedText } from '../../components/reporting/report-dialog';
import { useProfilePage } from './use-profile-page';

interface EditableSectionProps extends Omit<InPlaceSectionProps<ProfileEditing>, 'editing' | 'editLabel' | 'fields'> {
  /** The fields that the owner changes in one form; a function, because others never need them. */
  readonly fields: (editing: ProfileEditing, texts: FieldTexts) => readonly Field[];
  /** The text that others can report here. */
  readonly reported?: ReportedText;
}

/** A section of a profile that its owner changes in place; others can report its text. */
export function EditableSection({ fields, reported, ...section }: EditableSectionProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { editing } = useProfilePage();
  const report = reported && <ReportPart about={{ kind: 'text', field: reported }} name={section.title} />;
  return (
    <InPlaceSection
      {...section}
      editing={editing}
      editLabel="profile.editName"
      fields={(shown) => fields(shown, { t, language })}
      visitorAction={
        <>
          {section.action}
          {report}
        </>
      }
    />
  );
}
