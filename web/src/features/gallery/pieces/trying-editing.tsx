import { useState } from 'react';
import { EditableLink } from '../../../ui/editable-link';
import { EditableList } from '../../../ui/editable-list';
import { EditablePicture } from '../../../ui/editable-picture';
import { EditableText } from '../../../ui/editable-text';
import { PICTURES } from '../picture-samples';

interface Tried<Value> {
  readonly label: string;
  readonly start: Value;
  /** Whether saving succeeds; null for a reader who may not edit. */
  readonly saves: boolean | null;
}

/** Keeps what is saved, where saving succeeds. */
function useTried<Value>({ start, saves }: Tried<Value>) {
  const [value, setValue] = useState(start);
  const save = (next: Value) => {
    if (saves === true) setValue(next);
    return Promise.resolve(saves === true);
  };
  return { value, onSave: saves === null ? null : save };
}

/** A text to be edited. */
export function TriedText(props: Tried<string | null>) {
  return <EditableText {...useTried(props)} label={props.label} emptyText="Nothing yet." />;
}

/** A list to be edited. */
export function TriedList(props: Tried<readonly string[]>) {
  const { value, onSave } = useTried(props);
  return <EditableList values={value} onSave={onSave} label={props.label} emptyText="Nothing yet." />;
}

/** A link to be edited. */
export function TriedLink({ text, ...props }: Tried<string | null> & { readonly text: string }) {
  const { value, onSave } = useTried(props);
  return <EditableLink href={value} text={text} onSave={onSave} label={props.label} emptyText="No website yet." />;
}

/** A picture to be chosen, by its id. */
export function TriedPicture({ choices = PICTURES, ...props }: Tried<string | null> & { readonly choices?: typeof PICTURES }) {
  const { value, onSave } = useTried(props);
  const picture = choices.find(({ id }) => id === value) ?? null;
  return <EditablePicture picture={picture} choices={choices} onSave={onSave} label={props.label} />;
}
