import { Box, type BoxProps } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Pencil, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';

/** What the buttons of somebody's card have in common: the one that opens the form gets the focus back. */
export interface EntryOpener {
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

interface EntryToolsProps extends EntryOpener {
  readonly name: string;
  readonly onRemove: () => void;
  /** On the portrait, so that no card grows as they arrive; else below what the card says. */
  readonly isOnPortrait: boolean;
}

const STYLE = { variant: 'outline', boxSize: '11', bg: 'bg.panel' } as const;
const ON_PORTRAIT = { position: 'absolute', insetInlineStart: '2', bottom: '2' } as const satisfies BoxProps;

/** The buttons that edit and remove an entry with a name, such as a member of staff. */
export function EntryTools({ name, onRemove, isOnPortrait, opener, onOpen }: EntryToolsProps) {
  const t = useTranslations();
  const [change, remove] = [t('college.editName', { name }), t('staff.remove', { name })];
  return (
    <Box role="group" aria-label={name} display="flex" gap="2" {...(isOnPortrait ? ON_PORTRAIT : { mt: '3' })}>
      <IconButton ref={opener} aria-label={change} title={change} onClick={onOpen} {...STYLE}>
        <Icon as={Pencil} />
      </IconButton>
      <IconButton aria-label={remove} title={remove} onClick={onRemove} {...STYLE}>
        <Icon as={Trash2} />
      </IconButton>
    </Box>
  );
}
