import { Box } from '@chakra-ui/react/box';
import { EditInPlace, type SaveInPlace } from './edit-in-place';
import { LinkEditor } from './link-editor';
import { OutsideLink } from './outside-link';

interface EditableLinkProps {
  readonly href: string | null;
  /** What the link says. */
  readonly text: string;
  /** Names the pencil and the field: "Edit team website". */
  readonly label: string;
  readonly emptyText: string;
  /** Saves the address in its normal form, null where it was emptied, and says whether the editor may close; null where the reader may not edit. */
  readonly onSave: SaveInPlace<string | null> | null;
}

/** A link to another site that its editors change in place; an address without https:// gets it (specification §5). */
export function EditableLink({ href, text, label, emptyText, onSave }: EditableLinkProps) {
  return (
    <EditInPlace
      label={label}
      mayEdit={onSave !== null}
      shown={href === null ? <Box color="fg.muted">{emptyText}</Box> : <OutsideLink href={href} text={text} />}
      editor={(close) => onSave !== null && <LinkEditor href={href} label={label} onSave={onSave} onClose={close} />}
    />
  );
}
