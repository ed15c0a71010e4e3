import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { EditInPlace, type SaveInPlace } from './edit-in-place';
import { ListEditor } from './list-editor';

interface EditableListProps {
  readonly values: readonly string[];
  /** Names the pencil and the editor: "Edit licences". */
  readonly label: string;
  readonly emptyText: string;
  readonly maxLength?: number;
  /** How an entry is shown; as text in a list unless told. */
  readonly show?: (values: readonly string[]) => ReactNode;
  /** Saves all entries, without empty ones and repetitions, and says whether the editor may close; null where the reader may not edit. */
  readonly onSave: SaveInPlace<readonly string[]> | null;
}

/** A list of short texts that its editors change in place; a refused save keeps what was typed. */
export function EditableList({ values, label, emptyText, maxLength = 200, show = asList, onSave }: EditableListProps) {
  return (
    <EditInPlace
      label={label}
      mayEdit={onSave !== null}
      shown={values.length === 0 ? <Box color="fg.muted">{emptyText}</Box> : show(values)}
      editor={(close) =>
        onSave !== null && <ListEditor values={values} label={label} maxLength={maxLength} onSave={onSave} onClose={close} />
      }
    />
  );
}

function asList(values: readonly string[]): ReactNode {
  return (
    <Box as="ul" maxW="text">
      {values.map((value) => (
        <Box as="li" key={value} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} overflowWrap="anywhere">
          {value}
        </Box>
      ))}
    </Box>
  );
}
