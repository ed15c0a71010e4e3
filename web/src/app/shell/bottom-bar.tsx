import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen, House, LogIn, type LucideIcon, Search, Sparkles, Trophy, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { WordKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { HIDDEN_WHILE_LOOKED_AT, WITHOUT_PLUS } from './hidden-while-looked-at';
import type { Reader } from './reader';
import { isCurrent } from './shell-links';
import { useReader } from './use-reader';
import { SIGN_IN_PAGE, useSignInPress } from './use-sign-in-press';

interface BarLink {
  readonly to: string;
  readonly words: WordKey;
  readonly Icon: LucideIcon;
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
    fontSize: '0.6875rem',
    lineHeight: '1.2',
    fontWeight: '500',
    color: 'fg.muted',
    textDecoration: 'none',
    cursor: 'pointer',
    _currentPage: { color: 'pitch.fg', boxShadow: 'inset 0 2px 0 {colors.pitch.solid}' },
  },
} as const;
const ItemLink = chakra(Link, barItem);
const ItemButton = chakra('button', barItem);

/** Home, Rankings, Guide, Search, Plus by the top bar's rule, and Profile where somebody is signed in (specification §2, Shell). */
function linksFor({ seesPlus, isSignedIn, username }: Reader): readonly BarLink[] {
  return [
    { to: '/home', words: 'bar.home', Icon: House },
    { to: '/exploreSoccer', words: 'bar.rankings', Icon: Trophy },
    { to: '/guide', words: 'bar.guide', Icon: BookOpen },
    { to: '/', words: 'bar.search', Icon: Search },
    ...(seesPlus ? [{ to: '/plus', words: 'bar.plus', Icon: Sparkles } as const] : []),
    ...(isSignedIn
      ? [{ to: username === null ? '/account' : `/profile/${username}`, words: 'bar.profile', Icon: UserRound } as const]
      : []),
  ];
}

/** The bar at the bottom of windows under 992 px, within reach of the thumb. Its columns are known from the start, that of the account even before it is known who reads, and without that of Plus where the browser remembers a reader who has none: what is painted before the rest of the bar has arrived stays in its place. */
export function BottomBar() {
  const t = useTranslations();
  const reader = useReader();
  const { pathname } = useLocation();
  const links = linksFor(reader);
  const count = links.length + (reader.isSignedIn ? 0 : 1);
  const offersSignIn = reader.isKnown && !reader.isSignedIn;
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
        {...(reader.seesPlus ? { css: { 'html[data-navigation] &': { gridTemplateColumns: columns(count - 1) } } } : {})}
        listStyleType="none"
        maxW="form"
        mx="auto"
      >
        {links.map(({ to, words, Icon }) => (
          <Box as="li" key={words} {...(words === 'bar.plus' ? WITHOUT_PLUS : {})}>
            <ItemLink to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {t(words)}
            </ItemLink>
          </Box>
        ))}
        {offersSignIn && (
          <Box as="li" {...HIDDEN_WHILE_LOOKED_AT}>
            <SignInItem />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

function SignInItem() {
  const t = useTranslations();
  const { open, isLoading } = useSignInPress();
  return (
    <form action={SIGN_IN_PAGE}>
      <ItemButton type="submit" aria-busy={isLoading} onClick={open}>
        <LogIn size={20} strokeWidth={1.75} aria-hidden />
        {t('bar.signIn')}
      </ItemButton>
    </form>
  );
}
