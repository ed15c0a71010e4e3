import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const Details = chakra('details', { base: { '&[open] svg': { transform: 'rotate(180deg)' } } });
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    cursor: 'pointer',
    fontWeight: 'medium',
    color: 'pitch.fg',
  },
});

interface DisclosureProps {
  readonly title: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** The browser's own disclosure; what it shows may be asked for when it is opened. */
export function Disclosure({ title, onOpen, children }: DisclosureProps) {
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <Summary>
        {title}
        <Icon as={ChevronDown} />
      </Summary>
      {children}
    </Details>
  );
}
