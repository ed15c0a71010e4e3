import type { BoxProps } from '@chakra-ui/react/box';
import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { EntryMenu } from '../../../components/document-editor/entry-menu';
import { useTranslations } from '../../../i18n/use-translations';

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

/**
 * At the feet of the portrait, however long the card is: it reaches over neither its name nor what is folded out below.
 */
const ON_PORTRAIT = { position: 'absolute', insetInlineStart: '1', top: '5rem' } as const satisfies BoxProps;

/** The pencil and the menu of an entry with a name, such as a member of staff. */
export function EntryTools({ name, onRemove, isOnPortrait, opener, onOpen }: EntryToolsProps) {
  const t = useTranslations();
  return (
    <EntryMenu
      name={name}
      editLabel={t('college.editName', { name })}
      opener={opener}
      onOpen={onOpen}
      acts={[{ icon: Trash2, text: t('editor.remove'), label: t('staff.remove', { name }), run: onRemove }]}
      {...(isOnPortrait ? ON_PORTRAIT : { mt: '3' })}
    />
  );
}
