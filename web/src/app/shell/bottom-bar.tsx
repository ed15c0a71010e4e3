import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen, House, LogIn, type LucideIcon, Search, Sparkles, Trophy, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { isCurrent } from '../site-links';
import { type CurrentUser, useCurrentUser } from './current-user';
import { WITHOUT_PLUS } from './session-placeholders';
import { SIGN_IN_PAGE } from '../../session/session-context';
import { useSignInPress } from './sign-in-host';
import { SiteLink } from '../../ui/links';

interface BarLink {
  readonly to: string;
  readonly textKey: MessageKey;
  readonly icon: LucideIcon;
}

const barItem = {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    width: 'full',
    minH: '14',
    fontSize: { base: '0.625rem', sm: '0.6875rem' },
    letterSpacing: '-0.02em',
    lineHeight: '1.2',
    fontWeight: '500',
    color: 'fg.muted',
    textDecoration: 'none',
    cursor: 'pointer',
    _currentPage: { color: 'pitch.fg', boxShadow: 'inset 0 2px 0 {colors.pitch.solid}' },
  },
} as const;
const ItemLink = chakra(SiteLink, barItem);
const ItemButton = chakra('button', barItem);

const PROFILE = { textKey: 'bar.profile', icon: UserRound } as const;
const SIGN_IN = { textKey: 'bar.signIn', icon: LogIn } as const;

/** Home, Rankings, Guide, Search, Plus as in the top bar, and Profile (S2-28), which leads visitors to sign-in. */
function linksFor({ seesPlus, isKnown, isSignedIn, username }: CurrentUser): readonly BarLink[] {
  return [
    { to: '/home', textKey: 'bar.home', icon: House },
    { to: '/exploreSoccer', textKey: 'bar.rankings', icon: Trophy },
    { to: '/guide', textKey: 'bar.guide', icon: BookOpen },
    { to: '/', textKey: 'bar.search', icon: Search },
    ...(seesPlus ? [{ to: '/plus', textKey: 'bar.plus', icon: Sparkles } as const] : []),
    ...(isKnown && !isSignedIn ? [] : [{ to: username === null ? '/account' : `/profile/${username}`, ...PROFILE }]),
  ];
}

/**
 * The bottom bar of windows under 992 px (S2-28). Its number of columns is known from the first paint: Sign In has none
 * where the browser remembers a signed-in user, and Plus has none where that user is not offered it. So nothing moves
 * when the session is known.
 */
export function BottomBar() {
  const t = useTranslations();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const links = linksFor(user);
  const offersSignIn = user.isKnown && !user.isSignedIn;
  const count = links.length + (offersSignIn ? 2 : 0);
  const remembered = offersSignIn ? count - 1 : count;
  return (
    <Box
      as="nav"
      aria-label={t('bar.label')}
      hideFrom="lg"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      <Box
        as="ul"
        display="grid"
        gridTemplateColumns={columns(count)}
        css={{
          'html[data-signed-in] &': { gridTemplateColumns: columns(remembered) },
          ...(user.seesPlus ? { 'html[data-navigation] &': { gridTemplateColumns: columns(remembered - 1) } } : {}),
        }}
        listStyleType="none"
        maxW="form"
        mx="auto"
      >
        {links.map(({ to, textKey, icon }) => (
          <Box as="li" key={textKey} {...(textKey === 'bar.plus' ? WITHOUT_PLUS : {})}>
            <ItemLink to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              <Icon as={icon} />
              {t(textKey)}
            </ItemLink>
          </Box>
        ))}
        {offersSignIn && (
          <>
            <Box as="li">
              <SignInItem {...PROFILE} />
            </Box>
            <Box as="li" css={{ 'html[data-signed-in] &': { display: 'none' } }}>
              <SignInItem {...SIGN_IN} />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

/** Equal columns; the account's, at the end, has room for the German word at 320 px. */
const columns = (count: number) => `repeat(${count - 1}, minmax(0, 1fr)) minmax(0, 1.2fr)`;

/** A button that leads visitors to sign in. */
function SignInItem({ textKey, icon }: Omit<BarLink, 'to'>) {
  const t = useTranslations();
  const { open, isLoading } = useSignInPress();
  return (
    <form action={SIGN_IN_PAGE}>
      <ItemButton type="submit" aria-busy={isLoading} onClick={open}>
        <Icon as={icon} />
        {t(textKey)}
      </ItemButton>
    </form>
  );
}
