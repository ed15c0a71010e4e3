import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface SkipLinkProps {
  /** The id of the element to go on at. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link past what stands between the focus and the content; visible only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <chakra.a
      href={`#${to}`}
      position="absolute"
      left="4"
      top="-20"
      zIndex="skipNav"
      bg="flare.500"
      color="pitch.950"
      fontWeight="semibold"
      px="4"
      py="3"
      borderRadius="l2"
      _focus={{ position: 'fixed', top: '3' }}
    >
      {children}
    </chakra.a>
  );
}
