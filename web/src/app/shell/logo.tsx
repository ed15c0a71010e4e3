import { Box } from '@chakra-ui/react/box';
import { Words } from '../../i18n/words';

/** The mark, a centre circle on the halfway line, and the name. */
export function Logo() {
  return (
    <Box display="flex" alignItems="center" gap="2.5" fontSize="lg" fontWeight="bold" letterSpacing="-0.01em">
      <svg width="26" height="26" viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden>
        <path d="M16 0v32" />
        <circle cx="16" cy="16" r="9" />
        <circle cx="16" cy="16" r="3" fill="#c8f24b" stroke="none" />
      </svg>
      <Words id="site.name" />
    </Box>
  );
}
