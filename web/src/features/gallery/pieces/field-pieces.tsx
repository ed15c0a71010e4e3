import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Input } from '../../../ui/input';
import { Textarea } from '../../../ui/textarea';
import type { GalleryPiece } from '../gallery-piece';
import { LONG_TEXT } from '../samples';
import { ChosenField, TypedArea, TypedField } from './trying-fields';

const STATES = [
  { value: 'OH', text: 'Ohio' },
  { value: 'VT', text: 'Vermont' },
  { value: 'long', text: LONG_TEXT },
] as const;
const LONG_LABEL = LONG_TEXT.slice(0, 92);
const form = (field: ReactNode) => <Box maxW="form">{field}</Box>;

/** What is typed into and chosen from. */
export const FIELD_PIECES: readonly GalleryPiece[] = [
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
];
