import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { CheckField, ChoiceField } from '../fields/choice-fields';
import { SelectField } from '../fields/select-field';
import { TextAreaField, TextField } from '../fields/text-fields';

interface NamedField<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

/** What a field of ours takes from the form that it belongs to: its value, its error, and whether that is shown yet. */
export function useFormField<Values extends FieldValues>({ control, name }: NamedField<Values>) {
  const { field, fieldState, formState } = useController({ control, name });
  return {
    value: field.value as string,
    onChange: field.onChange as (value: unknown) => void,
    error: fieldState.error?.message ?? null,
    isValidated: formState.isSubmitted,
  };
}

/** What the form gives to a field itself. */
type Given = 'value' | 'onText' | 'onValue' | 'error' | 'isValidated' | 'isChecked' | 'onCheck';

type FormTextProps<Values extends FieldValues> = NamedField<Values> &
  Omit<ComponentProps<typeof TextField>, Given> & {
    /** True where its error is shown at once: it was typed elsewhere. */
    readonly isJudged?: boolean;
  };

/** A text field of a form. */
export function FormText<Values extends FieldValues>({ control, name, isJudged = false, ...rest }: FormTextProps<Values>) {
  const { value, onChange, error, isValidated } = useFormField({ control, name });
  return <TextField {...rest} value={value} onText={onChange} error={error} isValidated={isValidated || isJudged} />;
}

/** A text area of a form. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...rest
}: NamedField<Values> & Omit<ComponentProps<typeof TextAreaField>, Given>) {
  const { value, onChange, error, isValidated } = useFormField({ control, name });
  return <TextAreaField {...rest} value={value} onText={onChange} error={error} isValidated={isValidated} />;
}

interface FormSelectProps<Values extends FieldValues>
  extends NamedField<Values>, Omit<ComponentProps<typeof SelectField<string>>, Given> {}

/** A selection of a form. */
export function FormSelect<Values extends FieldValues>({ control, name, ...rest }: FormSelectProps<Values>) {
  const { value, onChange, error, isValidated } = useFormField({ control, name });
  return <SelectField {...rest} value={value} onValue={onChange} error={error} isValidated={isValidated} />;
}

interface FormChoiceProps<Values extends FieldValues>
  extends NamedField<Values>, Omit<ComponentProps<typeof ChoiceField<string>>, Given> {
  /** Called after another option was chosen. */
  readonly onChosen?: () => void;
}

/** A group of radio buttons of a form; one of them is always chosen, so that it shows no error. */
export function FormChoice<Values extends FieldValues>({ control, name, onChosen, ...rest }: FormChoiceProps<Values>) {
  const { value, onChange } = useFormField({ control, name });
  const choose = (chosen: string) => {
    onChange(chosen);
    onChosen?.();
  };
  return <ChoiceField {...rest} value={value} onValue={choose} />;
}

/** A checkbox of a form. */
export function FormCheck<Values extends FieldValues>({ control, name, label }: NamedField<Values> & { readonly label: string }) {
  const { field } = useController({ control, name });
  return <CheckField label={label} isChecked={field.value === true} onCheck={field.onChange} />;
}
