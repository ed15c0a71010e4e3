import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { plusAtTop } from './hidden-while-looked-at';
import { isCurrent, navigationFor } from './shell-links';
import { useReader } from './use-reader';

const NavLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
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

/** The top bar's navigation, from 992 px on; below, the bar at the bottom takes its place. */
export function MainNavigation() {
  const t = useTranslations();
  const reader = useReader();
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
        {navigationFor(reader).map(({ to, words }) => (
          <Box as="li" key={to} {...(words === 'nav.plus' ? plusAtTop(reader.isSignedIn) : {})}>
            <NavLink to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
              {t(words)}
            </NavLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
