import { Box } from '@chakra-ui/react/box';
import { Content } from '../../ui/content';
import { AccountEntry } from './account-entry';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { MainNavigation } from './main-navigation';
import { SiteSearch } from './site-search';
import { ThemeSwitch } from './theme-switch';

interface TopBarProps {
  readonly isSticky: boolean;
  /** On wizards only the logo, language and theme remain. */
  readonly isBare: boolean;
}

/** The top bar (specification §2, Shell): logo, search, navigation, and who is signed in. One row from 1280 px on, two below, logo and search under 992. */
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
        columnGap={{ base: '2', sm: '3', xl: '4' }}
        rowGap="2"
        pt="2.5"
        pb={{ base: '2.5', lg: isBare ? '2.5' : '0', xl: '2.5' }}
        maxW={{ lg: '75rem', xl: '90rem' }}
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
