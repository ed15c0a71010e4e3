import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** How a card of the board is dragged. */
export interface CardDrag {
  readonly isDragged: boolean;
  readonly onDrag: (isDragged: boolean) => void;
}

interface BoardCardProps extends CardDrag {
  /** What another program gets that the card is dropped on. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A card of the board, which a mouse drags to another stage. */
export function BoardCard({ name, isDragged, onDrag, children }: BoardCardProps) {
  return (
    <Box
      as="li"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      p="4"
      minW="0"
      cursor={{ lg: 'grab' }}
      opacity={isDragged ? '0.5' : '1'}
      transition="border-color 150ms ease-out, box-shadow 150ms ease-out"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'soft' }}
    >
      {children}
    </Box>
  );
}
