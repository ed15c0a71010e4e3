import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { MessageKey } from '../../../i18n/english';
import { useTranslations } from '../../../i18n/use-translations';
import { valueIn } from '../../../lib/value-in';
import { useInPlaceEditor } from '../../../ui/fields/use-in-place-editor';
import { PictureTile } from './picture-tiles';
import { useCollegePage } from '../use-college-page';

interface PictureSlotProps {
  /** The path of its id in the college (JSON pointer). */
  readonly path: string;
  /** The key of its name for editors. */
  readonly name: MessageKey;
  /** Who or what it shows. */
  readonly caption: string;
  /** The attribute `sizes`: how wide it is shown. */
  readonly sizes: string;
  /** Shows all of it, for logos. */
  readonly isWhole?: boolean;
  /** The size of its box, so that nothing shifts when the picture arrives. */
  readonly layout: BoxProps;
}

/** A single picture of the page. An empty slot is hidden from visitors and invites its editors. */
export function PictureSlot({ path, name, caption, sizes, isWhole = false, layout }: PictureSlotProps) {
  const t = useTranslations();
  const { college, editing } = useCollegePage();
  const { isOpen, opener, open, close } = useInPlaceEditor();
  const id = valueIn(college, path);
  if (editing === null && typeof id !== 'string') return null;
  const title = editing === null ? '' : t(name);
  const label = editing === null ? '' : t('college.editName', { name: title });
  if (editing !== null && isOpen) {
    const change = (value: string | null) => editing.save([{ path, label: title, value }]);
    return (
      <Box flex="1 0 100%" minW="0">
        <editing.PictureForm
          college={college}
          chosen={typeof id === 'string' ? id : null}
          name={title}
          label={label}
          onSave={change}
          onClose={close}
        />
      </Box>
    );
  }
  if (typeof id !== 'string') {
    return (
      editing !== null && (
        <Box flex="1 1 15rem" minW="0">
          <editing.SectionInvitation title={title} opener={opener} edits={[path]} onOpen={open} />
        </Box>
      )
    );
  }
  return (
    <Box position="relative" {...layout}>
      <PictureTile college={college} id={id} caption={caption} sizes={sizes} fills isWhole={isWhole} />
      {editing !== null && (
        <Box
          position="absolute"
          top="3"
          insetEnd="3"
          bg="bg.panel"
          borderRadius="control"
          lineHeight="0"
          css={{ '& > button': { my: '0' } }}
        >
          <editing.SectionPencil label={label} opener={opener} edits={[path]} onOpen={open} />
        </Box>
      )}
    </Box>
  );
}
