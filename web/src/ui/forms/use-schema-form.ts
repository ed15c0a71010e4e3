import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../i18n/language-provider';
import { ApiRefusal } from '../../lib/api/api-refusal';
import { type FormSchema, schemaResolver } from './schema-resolver';

/** A form and its element, which moves the focus to the first faulty field at each refused submit. */
export interface CheckedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
}

/**
 * A form that checks its values whenever they change. Fields show what is wrong once they were changed and left, or the
 * form was submitted (S5-15, FieldFrame); a refused submit moves the focus to the first faulty field.
 */
function useCheckedForm<Values extends FieldValues>(options: {
  readonly defaultValues: DefaultValues<Values>;
  readonly resolver: Resolver<Values>;
}): CheckedForm<Values> {
  const form = useForm<Values>({ ...options, mode: 'onChange', shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) focusFirstFault(element.current);
  }, [submitCount]);
  return { form, element };
}

/** Focuses the first field of a form that is marked as faulty, if one is. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

interface SchemaFormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** Downloads the schema; it has to stay the same function. */
  readonly schema: () => Promise<FormSchema>;
  /** What the schema checks, where that is not the values; it has to stay the same function. */
  readonly sent?: (values: Values) => unknown;
}

/** A form that is checked by a schema of the domain, downloaded when the form is first checked. */
export function useSchemaForm<Values extends FieldValues>({
  defaultValues,
  schema,
  sent,
}: SchemaFormOptions<Values>): CheckedForm<Values> {
  const { language } = useLanguage();
  const resolver = useMemo(
    () => schemaResolver<Values>(schema, language, sent === undefined ? {} : { sent }),
    [schema, language, sent],
  );
  return useCheckedForm({ defaultValues, resolver });
}

/**
 * Puts the messages of a refused call to the fields that they name. `names` are the fields of the form. Where the form
 * itself says the messages, the fields are only marked as faulty.
 */
export function showRefusalAtFields<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  failure: unknown,
  names: readonly (keyof Values & string)[],
  { isSaidByForm = false } = {},
): void {
  if (!(failure instanceof ApiRefusal)) return;
  for (const { message, field } of failure.errors) {
    const name = names.find((one) => one === field || field?.endsWith(`/${one}`) === true);
    if (message !== null && name !== undefined)
      setError(name as Path<Values>, { type: 'refused', message: isSaidByForm ? '' : message });
  }
}
