import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

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
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The browser's own disclosure; what it shows may be asked for when it is opened. */
export function Disclosure({ title, onOpen, children }: DisclosureProps) {
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <Summary>
        {title}
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      </Summary>
      {children}
    </Details>
  );
}
