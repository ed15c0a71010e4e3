import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink, SiteLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { isCurrent, navigationFor } from '../site-links';
import { AccountEntry } from './account-entry';
import { useCurrentUser } from './current-user';
import { LanguageSwitch, ThemeSwitch } from './preference-switches';
import { plusAtTop } from './session-placeholders';
import { SiteSearch } from './site-search';

/**
 * On phones the search takes the whole row while the focus is in it. What stands next to it stays reachable by
 * keyboard, and returns with the focus.
 */
const SEARCH_FILLS_PHONES = {
  '@media (max-width: 47.99rem)': {
    '&:has(> [role=search]:focus-within) > :not([role=search])': {
      position: 'absolute',
      opacity: '0',
      pointerEvents: 'none',
    },
  },
} as const;

interface TopBarProps {
  readonly isSticky: boolean;
  /** On wizards only the logo, language and theme remain. */
  readonly isBare: boolean;
}

/**
 * The top bar: logo, search, navigation, and the account (S2-27). One row from 1280 px on, two below, logo and search
 * only under 992 px.
 */
export function TopBar({ isSticky, isBare }: TopBarProps) {
  return (
    <Box
      as="header"
      className="on-dark"
      position={isSticky ? 'sticky' : 'relative'}
      top="0"
      zIndex="sticky"
      bg="hero"
      color="hero.fg"
      borderBottomWidth="1px"
      borderColor="hero.border"
    >
      <Content
        display="flex"
        flexWrap={{ base: 'nowrap', lg: 'wrap', xl: 'nowrap' }}
        alignItems="center"
        columnGap={{ base: '1.5', sm: '3' }}
        rowGap="2"
        pt="2.5"
        pb={{ base: '2.5', lg: isBare ? '2.5' : '0', xl: '2.5' }}
        maxW={{ lg: '75rem', xl: '90rem' }}
        css={SEARCH_FILLS_PHONES}
      >
        <Logo />
        {!isBare && <SiteSearch />}
        {!isBare && <MainNavigation />}
        <Box display="flex" alignItems="center" gap="1" marginStart="auto" order={{ base: 2, xl: 3 }}>
          <Box display={isBare ? 'flex' : { base: 'none', lg: 'flex' }} gap="1">
            <LanguageSwitch />
            <ThemeSwitch />
          </Box>
          {!isBare && <AccountEntry />}
        </Box>
      </Content>
    </Box>
  );
}

/** The logo; it leads signed-in users to the search and visitors to the landing page (S2-27). */
function Logo() {
  const t = useTranslations();
  const { isSignedIn } = useCurrentUser();
  return (
    <PageLink
      to={isSignedIn ? '/' : '/home'}
      aria-label={t(isSignedIn ? 'shell.toSearch' : 'shell.toLanding')}
      color="hero.fg"
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      minW="11"
      me={{ base: '-2.5', sm: '0' }}
      flex="none"
      _hover={{ textDecoration: 'none' }}
    >
      <svg width="30" height="30" viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden>
        <path d="M16 0v32" />
        <circle cx="16" cy="16" r="9" />
        <circle cx="16" cy="16" r="3" fill="#c8f24b" stroke="none" />
      </svg>
      <Box
        as="span"
        fontFamily="heading"
        fontWeight="800"
        fontSize="xl"
        letterSpacing="-0.01em"
        display={{ base: 'none', md: 'inline' }}
      >
        {t('site.name')}
      </Box>
    </PageLink>
  );
}

/** From 1280 px on, where all stands in one row, the links move closer together than from 1440 px on. */
const NAVIGATION_GAP = { base: '3', xl: 'clamp(0.25rem, calc((100vw - 77rem) / 12), 0.75rem)' };

const NavLink = chakra(SiteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: NAVIGATION_GAP,
    color: 'hero.muted',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    borderRadius: 'control',
    textDecoration: 'none',
    transition: 'color 150ms ease-out',
    _hover: { color: 'hero.fg' },
    _currentPage: { color: 'hero.fg', boxShadow: 'inset 0 -2px 0 {colors.flare.solid}', borderRadius: '0' },
  },
});

/** The top bar's navigation, from 992 px on; below that the bottom bar replaces it. */
function MainNavigation() {
  const t = useTranslations();
  const user = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <Box
      as="nav"
      aria-label={t('shell.mainNavigation')}
      hideBelow="lg"
      order={{ lg: 3, xl: 2 }}
      flexBasis={{ lg: '100%', xl: 'auto' }}
      borderTopWidth={{ lg: '1px', xl: '0' }}
      borderColor="hero.border"
    >
      <Box as="ul" display="flex" listStyleType="none" mx={{ lg: '-3', xl: '0' }}>
        {navigationFor(user).map(({ to, textKey }) => (
          <Box as="li" key={to} {...(textKey === 'nav.plus' ? plusAtTop(user.isSignedIn) : {})}>
            <NavLink to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {t(textKey)}
            </NavLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
