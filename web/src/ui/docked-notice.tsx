import { Box } from '@chakra-ui/react/box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A notice at the lower edge of a page, above the bar of phones, where it moves nothing. */
export function DockedNotice({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Box
      role="status"
      position="sticky"
      bottom={{ base: 'calc(3.5rem + env(safe-area-inset-bottom) + 0.5rem)', lg: '4' }}
      zIndex="docked"
      width="full"
      maxW="75rem"
      mx="auto"
      px={{ base: '2', md: '8' }}
      pb={{ base: '2', lg: '0' }}
      data-screen-only=""
    >
      <Box
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="soft"
        px={{ base: '3', md: '5' }}
        py="3"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        overflowWrap="anywhere"
      >
        <Icon as={icon} size={20} />
        {children}
      </Box>
    </Box>
  );
}
