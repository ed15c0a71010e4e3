import { Box, type BoxProps } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Ellipsis, type LucideIcon, Pencil } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { usePopup } from '../../ui/overlays/use-popup';

/** An act of an entry's menu. */
export interface EntryAct {
  readonly icon: LucideIcon;
  readonly text: string;
  /** The name with the entry in it, for those who cannot see which entry the menu belongs to. */
  readonly label?: string;
  readonly run: () => void;
}

interface EntryMenuProps extends BoxProps {
  /** The name of the entry. */
  readonly name: string;
  /** The name of the pencil: "Edit {name}". */
  readonly editLabel: string;
  readonly opener: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
  /** What else can be done with it, in this order. */
  readonly acts: readonly EntryAct[];
}

const LOOK = { variant: 'outline', boxSize: '11', bg: 'bg.panel' } as const;

const Act = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minH: '11',
    px: '3',
    borderRadius: 'control',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { bg: 'bg.subtle' },
  },
});

/**
 * What editors do with an entry of a list, everywhere the same: a pencil opens its form, and "…" holds the rest. The
 * menu takes the focus when it opens; arrow keys, Home and End move in it. It closes with Escape, with a choice, and
 * with a press elsewhere, and gives the focus back.
 */
export function EntryMenu({ name, editLabel, opener, onOpen, acts, ...box }: EntryMenuProps) {
  return (
    <Box role="group" aria-label={name} display="flex" flex="none" gap="1" {...box}>
      <IconButton ref={opener} aria-label={editLabel} title={editLabel} onClick={onOpen} {...LOOK}>
        <Icon as={Pencil} />
      </IconButton>
      <MoreMenu name={name} acts={acts} />
    </Box>
  );
}

const GAP = 4;

/** Below or above the button, towards the wider side: cards cut off what stands in them, so the window places it. */
function placeNextTo({ top, bottom, left, right }: DOMRect): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom;
  return {
    ...(below > top ? { top: bottom + GAP } : { bottom: clientHeight - top + GAP }),
    ...(clientWidth - right > left ? { left } : { right: clientWidth - right }),
  };
}

/** The "…" alone, for an entry that is opened otherwise. */
function MoreMenu({ name, acts }: Pick<EntryMenuProps, 'name' | 'acts'>) {
  const t = useTranslations();
  const { isOpen, toggle, close, around, button } = usePopup();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setPlace(placeNextTo(currentTarget.getBoundingClientRect()));
    toggle();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    window.addEventListener('scroll', close, { passive: true, once: true });
    return () => window.removeEventListener('scroll', close);
  }, [isOpen, close]);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);
  const move = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  const more = t('editor.more', { name });
  return (
    <Box position="relative" {...around}>
      <IconButton
        ref={button}
        aria-label={more}
        title={more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={press}
        {...LOOK}
      >
        <Icon as={Ellipsis} />
      </IconButton>
      {isOpen && (
        <Box
          ref={menu}
          id={id}
          role="menu"
          aria-label={more}
          onKeyDown={move}
          position="fixed"
          zIndex="dropdown"
          style={place}
          width="max-content"
          minW="13rem"
          maxW="calc(100vw - 2rem)"
          p="1"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="overlay"
        >
          {acts.map(({ icon, text, label, run }) => (
            <Act
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-label={label}
              onClick={() => {
                button.current?.focus();
                close();
                run();
              }}
            >
              <Icon as={icon} size={18} />
              {text}
            </Act>
          ))}
        </Box>
      )}
    </Box>
  );
}
