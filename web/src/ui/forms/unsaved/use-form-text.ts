import { useEffect, useMemo, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Texts } from './opened-form';
import { type TypedText, useTypedText } from './use-typed-text';

interface FormTextOptions<Values extends FieldValues> {
  /** What the form edits, as its drafts are found again. */
  readonly of: string;
  /** The fields whose text is kept; passwords are never among them. It has to stay the same array. */
  readonly names: readonly FieldPath<Values>[];
  /** The stored texts, where they are not what the fields hold when the form opens. */
  readonly stored?: Texts;
}

/** As `useTypedText`, for these fields of a form; what they hold when it opens counts as stored. */
export function useFormText<Values extends FieldValues>(
  { getValues, setValue, subscribe }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  { of, names, stored: storedFirst }: FormTextOptions<Values>,
): TypedText {
  const [stored, setStored] = useState(() => storedFirst ?? textsIn(getValues(), names));
  const text = useTypedText({
    of,
    stored,
    restore: (texts) => {
      for (const name of names) {
        const typed = texts[name];
        if (typed !== undefined) setValue(name, typed as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
      }
    },
  });
  const { record, saved } = text;
  useEffect(() => {
    record(textsIn(getValues(), names));
    return subscribe({ formState: { values: true }, callback: ({ values }) => record(textsIn(values, names)) });
  }, [getValues, subscribe, record, names]);
  return useMemo(
    () => ({
      ...text,
      saved: () => {
        setStored(textsIn(getValues(), names));
        saved();
      },
    }),
    [text, saved, getValues, names],
  );
}

function textsIn(values: FieldValues, names: readonly string[]): Texts {
  const typed = names.map((name): readonly [string, unknown] => [name, values[name]]);
  return Object.fromEntries(typed.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'));
}
