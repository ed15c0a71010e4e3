import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** The smallest height of a row, in rem; rows grow until they fill the width. */
const ROW_REM = 14;

interface PictureRowsProps {
  readonly ids: readonly string[];
  /** The aspect ratio of a picture, width by height. */
  readonly ratioOf: (id: string) => number;
  /** Draws a picture; `sizes` is the value of its attribute of that name. */
  readonly children: (id: string, index: number, sizes: string) => ReactNode;
}

/** Pictures in rows of one height, each in its own proportions, so that nothing is cropped. */
export function PictureRows({ ids, ratioOf, children: picture }: PictureRowsProps) {
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} _after={{ content: '""', flexGrow: 1000 }}>
      {ids.map((id, index) => {
        const ratio = ratioOf(id);
        const sizes = `(min-width: 30rem) ${Math.round(ratio * ROW_REM * 1.2)}rem, 100vw`;
        return (
          <Box as="li" key={id} minW={{ base: 'full', sm: '0' }} style={{ flex: `${ratio} 1 ${Math.round(ratio * ROW_REM)}rem` }}>
            {picture(id, index, sizes)}
          </Box>
        );
      })}
    </Box>
  );
}
