import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

/** The states in which every component has to look designed, in the order the gallery shows them. */
const STATES = ['empty', 'one', 'many', 'long', 'loading', 'failed'] as const;

/** A component of the gallery: its name in the code, and a function that renders each state it has. */
export interface GalleryEntry {
  readonly name: string;
  readonly states: Readonly<Partial<Record<(typeof STATES)[number], () => ReactNode>>>;
}

/** A section of the gallery: one component in all its states. */
export function GallerySection({ name, states }: GalleryEntry) {
  return (
    <Box as="section" id={name} aria-label={name} borderTopWidth="2px" borderColor="pitch.solid" pt="3" pb="12">
      <Heading as="h2" textStyle="h3" mb="4">
        {name}
      </Heading>
      <Box display="grid" gap="6">
        {STATES.map((state) => {
          const show = states[state];
          return (
            show !== undefined && (
              <Box key={state} minW="0">
                <Box textStyle="label" color="fg.muted" mb="2">
                  {state}
                </Box>
                <div>{show()}</div>
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}
