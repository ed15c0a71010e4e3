import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, LogOut } from 'lucide-react';
import { useCallback, useId } from 'react';
import { Link } from 'react-router-dom';
import { PremiumBanner } from '../../components/plans/premium-banner';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { collegeAddress } from '../../lib/addresses/college-address';
import { useLoaded } from '../../lib/hydration/deferred-loading';
import { useSession } from '../../session/session-context';
import { useUnsavedForms } from '../../ui/forms/unsaved/unsaved-forms';
import { Icon } from '../../ui/icon';
import { useRefusalToasts } from '../../ui/overlays/toasts';
import type { ShellLink } from '../site-links';
import type { CurrentUser } from './current-user';
import { usePopup } from '../../ui/overlays/use-popup';
import { useCollegeMatch } from './use-college-match';
import { useRoleWatch } from './use-role-watch';

/** Styles of a row of the menu. */
const menuRow = {
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
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
} as const;

/** A row of a menu that leads somewhere. */
const MenuLink = chakra(Link, menuRow);

const MenuButton = chakra('button', menuRow);

/**
 * The links of the user menu between the college and Sign Out (S2-31). Where others find Saved Colleges, accepted
 * coaches find their recruits.
 */
function menuFor({ username, isCoach, college }: Pick<CurrentUser, 'username' | 'isCoach' | 'college'>): readonly ShellLink[] {
  return [
    { to: username === null ? '/account' : `/profile/${username}`, textKey: 'menu.profile' },
    ...(isCoach ? [] : [{ to: '/mycolleges', textKey: 'menu.saved' } as const]),
    ...(college === null ? [] : [{ to: '/account?board=players', textKey: 'menu.recruits' } as const]),
    { to: '/account', textKey: 'menu.settings' },
    isCoach ? { to: '/ncaacompliance', textKey: 'menu.compliance' } : { to: '/faqs', textKey: 'menu.faqs' },
  ];
}

/**
 * The signed-in user's menu (S2-31): links in tab order, closed by Escape, a choice or a press elsewhere. Where the top
 * bar has no links, it has that of the admins.
 */
export function UserMenu({ user }: { readonly user: CurrentUser }) {
  const t = useTranslations();
  const { actions } = useSession();
  const showRefusal = useRefusalToasts();
  const { isOpen, toggle, close, around, button } = usePopup();
  const menuId = useId();
  const isPending = useRoleWatch();
  const { open: openPlans, dialog: planDialog } = usePlanDialog();
  useCollegeMatch();
  const forms = useUnsavedForms();
  const signOut = () => {
    const leave = () =>
      void actions()
        .then((session) => session.signOut())
        .catch(showRefusal);
    forms.ask(forms.unsaved(), leave, true);
  };
  return (
    <>
      <Box position="relative" flex="none" {...around}>
        <chakra.button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={t('menu.open', { name: user.name })}
          onClick={toggle}
          boxSize="11"
          borderRadius="pill"
          bg="pitch.solid"
          color="pitch.contrast"
          fontWeight="700"
          cursor="pointer"
        >
          <chakra.span aria-hidden data-initials={initialsOf(user.name)} _before={{ content: 'attr(data-initials)' }} />
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
            {user.name}
          </Box>
          {isPending && (
            <Box display="flex" gap="2.5" px="3" py="2.5" mb="1" borderRadius="control" bg="pitch.subtle" textStyle="small">
              <Icon as={Clock} size={18} style={{ flex: 'none', marginTop: '2px' }} />
              {t('menu.pending')}
            </Box>
          )}
          <PremiumBanner
            variant="menu"
            onGet={() => {
              close();
              void openPlans('guestAccess', button.current);
            }}
          />
          <Box as="ul" listStyleType="none">
            {isOpen && user.college !== null && (
              <li>
                <OwnCollegeLink college={user.college} onChoice={close} />
              </li>
            )}
            {user.isAdmin && (
              <Box as="li" hideFrom="lg">
                <MenuLink to="/admin" onClick={close}>
                  {t('nav.admin')}
                </MenuLink>
              </Box>
            )}
            {menuFor(user).map(({ to, textKey }) => (
              <li key={textKey}>
                <MenuLink to={to} onClick={close}>
                  {t(textKey)}
                </MenuLink>
              </li>
            ))}
            <li>
              <MenuButton type="button" onClick={signOut}>
                <Icon as={LogOut} />
                {t('menu.signOut')}
              </MenuButton>
            </li>
          </Box>
        </Box>
      </Box>
      {planDialog}
    </>
  );
}

/** The first letters of the first and the last word of a name; of a mail address only the first. */
function initialsOf(name: string): string {
  const parts = name.includes('@') ? [name] : name.split(/\s+/);
  const [first, last] = [parts[0], parts.length > 1 ? parts.at(-1) : ''];
  return `${letterOf(first)}${letterOf(last)}`.toUpperCase();
}

function letterOf(word = ''): string {
  const point = word.codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}

interface OwnCollegeLinkProps {
  readonly college: NonNullable<CurrentUser['college']>;
  readonly onChoice: () => void;
}

/**
 * The link to the college that accepted the user as its coach. It shows the college's name as soon as that is loaded.
 */
function OwnCollegeLink({ college: { id, sex }, onChoice }: OwnCollegeLinkProps) {
  const t = useTranslations();
  const callApi = useApi();
  const load = useCallback(() => callApi('college', { params: { collegeId: id } }), [callApi, id]);
  const { part: data } = useLoaded(load);
  return (
    <MenuLink to={collegeAddress(data?.pathName ?? id, sex)} onClick={onChoice} fontWeight="600">
      {data?.shortName ?? data?.name ?? t('menu.myCollege')}
    </MenuLink>
  );
}
