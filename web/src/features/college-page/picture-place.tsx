import { Box, type BoxProps } from '@chakra-ui/react/box';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { useCollegeInHand } from './college-in-hand';
import { PictureTile } from './picture-tile';
import { useEditorPlace } from './use-editor-place';
import { valueIn } from './value-in';

interface PicturePlaceProps {
  /** Where its id stands in the college, as a JSON pointer. */
  readonly path: string;
  /** What its editors call it. */
  readonly word: WordKey;
  /** Who or what it shows. */
  readonly caption: string;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Shows all of it, as a logo wants. */
  readonly isWhole?: boolean;
  /** How large its place is: nothing moves when the picture comes. */
  readonly place: BoxProps;
}

/** The one picture of a place of the page. Where there is none it does not exist for readers and invites its editors. */
export function PicturePlace({ path, word, caption, sizes, isWhole = false, place }: PicturePlaceProps) {
  const t = useTranslations();
  const { college, editing } = useCollegeInHand();
  const { isOpen, opener, open, close } = useEditorPlace();
  const id = valueIn(college, path);
  if (editing === null && typeof id !== 'string') return null;
  const title = editing === null ? '' : t(word);
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
          <editing.SectionInvitation title={title} opener={opener} onOpen={open} />
        </Box>
      )
    );
  }
  return (
    <Box position="relative" {...place}>
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
          <editing.SectionPencil label={label} opener={opener} onOpen={open} />
        </Box>
      )}
    </Box>
  );
}
