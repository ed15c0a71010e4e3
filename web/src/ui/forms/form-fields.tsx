import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '../select-field';
import { TextAreaField, TextField } from '../text-fields';

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
type Given = 'value' | 'onText' | 'onValue' | 'error' | 'isValidated';

/** A text field of a form. */
export function FormText<Values extends FieldValues>({
  control,
  name,
  ...rest
}: NamedField<Values> & Omit<ComponentProps<typeof TextField>, Given>) {
  const { value, onChange, error, isValidated } = useFormField({ control, name });
  return <TextField {...rest} value={value} onText={onChange} error={error} isValidated={isValidated} />;
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
