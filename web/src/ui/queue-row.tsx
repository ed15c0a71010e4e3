import { Box } from '@chakra-ui/react/box';
import { type ReactNode, useEffect, useRef } from 'react';

interface QueueRowsProps {
  /** Said where nothing waits. */
  readonly emptyText: string;
  /** The rows. */
  readonly children: readonly ReactNode[];
}

/** A list of what waits for an admin, or one sentence where nothing does. */
export function QueueRows({ emptyText, children }: QueueRowsProps) {
  if (children.length === 0) return <Box color="fg.muted">{emptyText}</Box>;
  return (
    <Box as="ul" listStyleType="none">
      {children}
    </Box>
  );
}

interface QueueRowProps {
  readonly title: ReactNode;
  readonly details: ReactNode;
  /** The words of a user or an admin, as they wrote them; null if there are none. */
  readonly note: string | null;
  /** The picture that the row is about. */
  readonly picture?: ReactNode;
  /** Whether the address names this row: it gets the focus once, and stands out. */
  readonly isMarked?: boolean;
  /** The buttons, at the end of the row. */
  readonly children: ReactNode;
}

/** A row of a queue: what it is about, its details, a note and its buttons. */
export function QueueRow({ title, details, note, picture = null, isMarked = false, children }: QueueRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.focus();
  }, [isMarked]);
  return (
    <Box
      as="li"
      ref={row}
      {...(isMarked ? ({ tabIndex: -1, 'aria-current': 'true', bg: 'bg.muted', scrollMarginBlock: '24' } as const) : {})}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0" flex="1 1 20rem">
        {title}
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {details}
        </Box>
        {picture}
        {note !== null && (
          <Box mt="2" maxW="text" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note}
          </Box>
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" _empty={{ display: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}
