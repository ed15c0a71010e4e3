import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { PageLink } from '../ui/page-link';

interface CardFrameProps {
  /** Id of the title that names the card. */
  readonly titleId: string;
  readonly children: ReactNode;
}

/** The frame of a college's, a player's or a camp's card; it answers the pointer, for the whole card leads to its page. */
export function CardFrame({ titleId, children }: CardFrameProps) {
  return (
    <Box
      as="article"
      aria-labelledby={titleId}
      position="relative"
      height="full"
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      transition="border-color 150ms ease-out, box-shadow 150ms ease-out"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'soft' }}
    >
      {children}
    </Box>
  );
}

interface CardLinkProps {
  readonly to: To;
  readonly truncate?: boolean;
  readonly children: ReactNode;
}

/** The link in a card's title: it covers the card, and shows its focus around all of it. */
export function CardLink({ to, truncate = false, children }: CardLinkProps) {
  return (
    <PageLink
      to={to}
      truncate={truncate}
      _hover={{ textDecoration: 'none' }}
      _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'card' }}
      _focusVisible={{
        outline: 'none',
        _before: { outline: '2px solid', outlineColor: 'pitch.focusRing', outlineOffset: '2px' },
      }}
    >
      {children}
    </PageLink>
  );
}
