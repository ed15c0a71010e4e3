import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { type DragEvent, type ReactNode, useState } from 'react';

interface StageColumnProps {
  readonly name: string;
  /** Its name as a region of the page. */
  readonly region: string;
  readonly none: string;
  readonly count: number;
  /** Whether narrow windows show it. */
  readonly isShown: boolean;
  /** Whether the card that is dragged over the board can be dropped here. */
  readonly takes: boolean;
  readonly onDrop: () => void;
  /** Its cards as list items. */
  readonly children: ReactNode;
}

/** How a stage looks in a row: an empty one is as narrow as its name set upright. */
const FILLED = { flex: { lg: '1 1 16rem' }, minW: { base: '0', lg: '16rem' } } as const;
const FOLDED = { flex: { lg: '0 0 3rem' }, minW: '0' } as const;

/** A stage of the board with its cards. Only a card of this board can be dropped on it. */
export function StageColumn({ name, region, none, count, isShown, takes, onDrop, children }: StageColumnProps) {
  const [isOver, setIsOver] = useState(false);
  const isEmpty = count === 0;
  function allowDrop(event: DragEvent) {
    if (!takes) return;
    event.preventDefault();
    setIsOver(true);
  }
  function leave(event: DragEvent<HTMLElement>) {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setIsOver(false);
  }
  function drop(event: DragEvent) {
    setIsOver(false);
    if (!takes) return;
    event.preventDefault();
    onDrop();
  }
  return (
    <Box
      as="section"
      aria-label={region}
      display={{ base: isShown ? 'block' : 'none', lg: 'block' }}
      p={{ lg: '2' }}
      {...(isEmpty ? FOLDED : FILLED)}
      bg={{ lg: isOver ? 'pitch.subtle' : 'bg.subtle' }}
      borderWidth={{ lg: '1px' }}
      borderColor={isOver ? 'pitch.solid' : 'border'}
      borderRadius="card"
      transition="background 150ms ease-out, border-color 150ms ease-out"
      onDragOver={allowDrop}
      onDragLeave={leave}
      onDrop={drop}
    >
      <Box
        hideBelow="lg"
        display="flex"
        alignItems="baseline"
        justifyContent={isEmpty ? 'flex-start' : 'space-between'}
        gap="2"
        css={isEmpty ? { writingMode: 'vertical-rl' } : {}}
        px={isEmpty ? '0.5' : '2'}
        pt={isEmpty ? '2' : '1'}
        pb={isEmpty ? '0' : '3'}
      >
        <Heading as="h2" textStyle="h4" color={isEmpty ? 'fg.muted' : 'fg'} whiteSpace="nowrap">
          {name}
        </Heading>
        <Box as="span" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {count}
        </Box>
      </Box>
      {isEmpty ? (
        <Box hideFrom="lg" py="6" textStyle="small" color="fg.muted">
          {none}
        </Box>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
          }}
          gap="3"
          alignItems="start"
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
