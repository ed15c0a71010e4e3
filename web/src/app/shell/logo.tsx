import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { PageLink } from '../../ui/page-link';
import { useReader } from './use-reader';

/** The mark, a centre circle on the halfway line, and the name; it leads to the search when signed in and to the landing page otherwise. */
export function Logo() {
  const t = useTranslations();
  const { isSignedIn } = useReader();
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
        display={{ base: 'none', sm: 'inline' }}
      >
        {t('site.name')}
      </Box>
    </PageLink>
  );
}
