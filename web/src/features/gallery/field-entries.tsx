import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useState } from 'react';
import { EditablePicture } from '../../ui/fields/editable-picture';
import type { FieldProps } from '../../ui/fields/field-frame';
import { SelectField } from '../../ui/fields/select-field';
import { Input, Textarea } from '../../ui/fields/text-controls';
import { TextAreaField, TextField } from '../../ui/fields/text-fields';
import type { GalleryEntry } from './gallery-entry';
import { BROKEN_PICTURE, LONG_TEXT, PICTURES } from './samples';

const STATES = [
  { value: 'OH', text: 'Ohio' },
  { value: 'VT', text: 'Vermont' },
  { value: 'long', text: LONG_TEXT },
] as const;
const BROKEN = [{ id: 'broken', src: BROKEN_PICTURE, alt: 'A picture that does not load' }];
const LONG_LABEL = LONG_TEXT.slice(0, 92);
const form = (field: ReactNode) => <Box maxW="form">{field}</Box>;

/** Fields and choices of forms. */
export const FIELD_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'TextField',
    states: {
      empty: () => form(<TypedField label="Email" />),
      one: () => form(<TypedField label="Nickname" text="Larks" help="As your friends call you." isRequired={false} />),
      long: () => form(<TypedField label={LONG_LABEL} text={LONG_TEXT} help={LONG_TEXT} isRequired={false} />),
      failed: () =>
        form(<TypedField label="Graduation year" text="20x9" error="Four digits, please." help="For example 2029." />),
    },
  },
  {
    name: 'TextAreaField',
    states: {
      empty: () => form(<TypedArea label="About you" isRequired={false} />),
      one: () => form(<TypedArea label="About you" text="Left foot, early riser." />),
      long: () => form(<TypedArea label={LONG_LABEL} text={LONG_TEXT.repeat(4)} />),
      failed: () => form(<TypedArea label="About you" text={LONG_TEXT} error={LONG_TEXT} />),
    },
  },
  {
    name: 'SelectField',
    states: {
      empty: () => form(<ChosenField label="State" options={STATES} emptyText="Choose a state" />),
      one: () => form(<ChosenField label="State" options={STATES} chosen="VT" help="Where you live." />),
      long: () => form(<ChosenField label={LONG_LABEL} options={STATES} chosen="long" />),
      failed: () => form(<ChosenField label="State" options={STATES} emptyText="Choose a state" error="Choose a state." />),
    },
  },
  {
    name: 'Input, Textarea',
    states: {
      empty: () => form(<Input aria-label="Search" type="search" placeholder="Larkmoor" />),
      one: () => form(<Input aria-label="Name" defaultValue="Robin Tarnley" />),
      failed: () => form(<Input aria-label="Year" aria-invalid defaultValue="20x9" />),
      long: () => form(<Textarea aria-label="About" rows={4} defaultValue={LONG_TEXT} />),
    },
  },
  {
    name: 'EditablePicture',
    states: {
      empty: () => <PictureDemo label="Choose where there is nothing" start={null} choices={[]} />,
      one: () => <PictureDemo label="Choose the picture" start="dusk" />,
      failed: () => <PictureDemo label="Choose where saving fails" start="broken" choices={BROKEN} isRefused />,
    },
  },
];

interface FieldDemo extends Omit<FieldProps, 'isValidated'> {
  readonly text?: string;
}

/** A field that holds what is typed; an error shows at once. */
function TypedField({ text: initial = '', ...props }: FieldDemo) {
  const [text, setText] = useState(initial);
  return <TextField {...props} isValidated type="text" autoComplete="off" value={text} onText={setText} />;
}

/** The same with several lines. */
function TypedArea({ text: initial = '', ...props }: FieldDemo) {
  const [text, setText] = useState(initial);
  return <TextAreaField {...props} isValidated rows={{ least: 3, most: 8 }} value={text} onText={setText} />;
}

interface ChoiceDemo extends Omit<FieldProps, 'isValidated'> {
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly chosen?: string;
  readonly emptyText?: string;
}

/** A selection that holds what is chosen; an error shows at once. */
function ChosenField({ chosen = '', ...field }: ChoiceDemo) {
  const [value, setValue] = useState(chosen);
  return <SelectField {...field} isValidated value={value} onValue={setValue} />;
}

interface PictureDemoProps {
  readonly label: string;
  readonly start: string | null;
  readonly choices?: typeof PICTURES;
  readonly isRefused?: boolean;
}

/** A picture to choose, by its id; where saving is refused the editor stays open. */
function PictureDemo({ label, start, choices = PICTURES, isRefused = false }: PictureDemoProps) {
  const [chosen, setChosen] = useState(start);
  const save = (id: string | null) => {
    if (!isRefused) setChosen(id);
    return Promise.resolve(!isRefused);
  };
  const picture = choices.find(({ id }) => id === chosen) ?? null;
  return <EditablePicture picture={picture} choices={choices} onSave={save} label={label} />;
}
