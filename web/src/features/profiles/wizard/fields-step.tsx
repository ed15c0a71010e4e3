import type { Profile } from '@touchline/domain/person/profiles/profile';
import { type ComponentProps, useMemo } from 'react';
import type { Field } from '../../../components/document-editor/field';
import { SectionForm } from '../../../components/document-editor/section-controls';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { FormEditing } from '../editing/edited-profile';
import type { FieldTexts } from '../editing/profile-fields';

/** How the form of a step stands in the wizard. */
export type StepForm = Pick<ComponentProps<typeof SectionForm>, 'onClose' | 'inWizard'>;

interface FieldsStepProps extends StepForm, Pick<ComponentProps<typeof SectionForm>, 'below'> {
  readonly label: string;
  readonly profile: Profile;
  readonly editing: FormEditing;
  /** The fields of the step; it has to stay the same function. */
  readonly fieldsOf: (profile: Profile, texts: FieldTexts) => readonly Field[];
}

/** A step that is a form of fields: what was changed is saved as one edit. */
export function FieldsStep({ label, profile, editing: { save, check, of }, fieldsOf, ...form }: FieldsStepProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const fields = useMemo(() => fieldsOf(profile, { t, language }), [fieldsOf, profile, t, language]);
  return <SectionForm label={label} of={of} fields={fields} save={save} check={check} {...form} />;
}
