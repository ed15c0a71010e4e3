import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../ui/forms/form-fields';
import { PasswordField } from './password-field';

type FormPasswordProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof PasswordField>,
  'value' | 'onText' | 'error' | 'isValidated'
> & {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
};

/** A password field of a form. */
export function FormPassword<Values extends FieldValues>({ control, name, ...rest }: FormPasswordProps<Values>) {
  const { value, onChange, error, isValidated } = useFormField({ control, name });
  return <PasswordField {...rest} value={value} onText={onChange} error={error} isValidated={isValidated} />;
}
