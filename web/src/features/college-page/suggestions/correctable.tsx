import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { SuggestLink } from './suggest-link';

interface CorrectableProps {
  /** The fact (a JSON pointer; a team by its sex) with which the form begins. */
  readonly path: string;
  /** On the overview, which is short on phones: there each fact has its link on another subpage. */
  readonly isOnOverview?: boolean;
  readonly children: ReactNode;
}

/** A fact that is drawn or told, and below it the link that suggests a correction of it. */
export function Correctable({ path, isOnOverview = false, children }: CorrectableProps) {
  return (
    <Box minW="0">
      {children}
      <Box hideBelow={isOnOverview ? 'md' : undefined} mt="1">
        <SuggestLink path={path} />
      </Box>
    </Box>
  );
}
