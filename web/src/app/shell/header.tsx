import { Box } from '@chakra-ui/react/box';
import { useWords } from '../../i18n/use-words';
import { Content } from '../../ui/content';
import { PageLink } from '../../ui/page-link';
import { AccountEntry } from './account-entry';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';

/** The top bar: logo, colleges, language, and who is signed in. */
export function Header() {
  const say = useWords();
  return (
    <Box as="header" className="on-dark" bg="pitch.950" color="white" colorPalette="flare">
      <Content display="flex" alignItems="center" gap={{ base: '1', sm: '3', md: '6' }} minH="4rem">
        <PageLink to="/" aria-label={say('shell.home')} color="white" py="2" _hover={{ textDecoration: 'none' }}>
          <Logo />
        </PageLink>
        <Box as="nav" aria-label={say('shell.mainNavigation')} flex="1">
          <PageLink to="/colleges" color="white" fontWeight="medium" py="2.5" display={{ base: 'none', sm: 'inline-block' }}>
            {say('shell.colleges')}
          </PageLink>
        </Box>
        <LanguageSwitch />
        <AccountEntry />
      </Content>
    </Box>
  );
}
