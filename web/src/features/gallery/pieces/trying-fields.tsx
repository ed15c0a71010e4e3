import { useState } from 'react';
import { SelectField } from '../../../ui/select-field';
import { TextAreaField } from '../../../ui/text-area-field';
import { TextField } from '../../../ui/text-field';
import type { FieldWords } from '../../../ui/field-frame';

interface TriedField extends Omit<FieldWords, 'isValidated'> {
  readonly text?: string;
}

/** A field that keeps what is typed; an error shows at once. */
export function TypedField({ text: initial = '', ...words }: TriedField) {
  const [text, setText] = useState(initial);
  return <TextField {...words} isValidated type="text" autoComplete="off" value={text} onText={setText} />;
}

/** A field of several lines that keeps what is typed; an error shows at once. */
export function TypedArea({ text: initial = '', ...words }: TriedField) {
  const [text, setText] = useState(initial);
  return <TextAreaField {...words} isValidated rows={{ least: 3, most: 8 }} value={text} onText={setText} />;
}

interface TriedChoice extends Omit<FieldWords, 'isValidated'> {
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen?: string;
  readonly emptyText?: string;
}

/** A choice that keeps what is chosen; an error shows at once. */
export function ChosenField({ chosen = '', ...field }: TriedChoice) {
  const [value, setValue] = useState(chosen);
  return <SelectField {...field} isValidated value={value} onValue={setValue} />;
}
