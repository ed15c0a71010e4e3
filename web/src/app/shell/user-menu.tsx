import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, LogOut } from 'lucide-react';
import { useId } from 'react';
import type { WordsPart } from '../../i18n/languages';
import { useTranslations } from '../../i18n/use-translations';
import { useSession } from '../../session/session-context';
import { useRefusalToasts } from '../../ui/use-refusal-toasts';
import { MenuLink, menuRow } from './menu-link';
import { OwnCollegeLink } from './own-college-link';
import type { Reader } from './reader';
import { menuFor } from './shell-links';
import { usePopup } from './use-popup';
import { useRoleWatch } from './use-role-watch';

/** The menu's own texts, which visitors never need. */
export const MENU_WORDS: WordsPart = {
  en: async () => (await import('../../i18n/english/menu')).englishMenu,
  de: async () => (await import('../../i18n/german/menu')).germanMenu,
};

const MenuButton = chakra('button', menuRow);

/** The menu of whoever is signed in (specification §2, Shell): links that can be walked with Tab, closed by Escape, a choice or a press elsewhere. */
export function UserMenu({ reader }: { readonly reader: Reader }) {
  const t = useTranslations();
  const { acts } = useSession();
  const showRefusal = useRefusalToasts();
  const { isOpen, toggle, close, around, button } = usePopup();
  const menuId = useId();
  const isPending = useRoleWatch();
  return (
    <Box position="relative" flex="none" {...around}>
      <chakra.button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={t('menu.open', { name: reader.name })}
        onClick={toggle}
        boxSize="11"
        borderRadius="pill"
        bg="pitch.solid"
        color="pitch.contrast"
        fontWeight="700"
        cursor="pointer"
      >
        <chakra.span aria-hidden data-initials={initialsOf(reader.name)} _before={{ content: 'attr(data-initials)' }} />
      </chakra.button>
      <Box
        id={menuId}
        role="group"
        aria-label={t('menu.label')}
        hidden={!isOpen}
        position="absolute"
        right="0"
        top="calc(100% + 0.5rem)"
        zIndex="dropdown"
        width="16rem"
        p="2"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="overlay"
      >
        <Box px="3" pt="2" pb="2.5" mb="1" borderBottomWidth="1px" textStyle="label" truncate>
          {reader.name}
        </Box>
        {isPending && (
          <Box display="flex" gap="2.5" px="3" py="2.5" mb="1" borderRadius="control" bg="pitch.subtle" textStyle="small">
            <Clock size={18} strokeWidth={1.75} aria-hidden style={{ flex: 'none', marginTop: '2px' }} />
            {t('menu.pending')}
          </Box>
        )}
        <Box as="ul" listStyleType="none">
          {isOpen && reader.college !== null && (
            <li>
              <OwnCollegeLink college={reader.college} onChoice={close} />
            </li>
          )}
          {menuFor(reader).map(({ to, words }) => (
            <li key={words}>
              <MenuLink to={to} onClick={close}>
                {t(words)}
              </MenuLink>
            </li>
          ))}
          <li>
            <MenuButton
              type="button"
              onClick={() =>
                void acts()
                  .then((act) => act.signOut())
                  .catch(showRefusal)
              }
            >
              <LogOut size={20} strokeWidth={1.75} aria-hidden />
              {t('menu.signOut')}
            </MenuButton>
          </li>
        </Box>
      </Box>
    </Box>
  );
}

/** The first letters of the first and the last word of a name; of a mail address only the first. */
function initialsOf(name: string): string {
  const words = name.includes('@') ? [name] : name.split(/\s+/);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${letterOf(first)}${letterOf(last)}`.toUpperCase();
}

function letterOf(word = ''): string {
  const point = word.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}
