import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import type { ReactNode } from 'react';
import { PictureTile, ratioOf } from './picture-tile';
import { usePictureCaption } from './use-picture-caption';

interface PictureGridProps {
  readonly college: College;
  readonly ids: readonly string[];
  /** What stands under a picture, for its editors. */
  readonly below?: (id: string, caption: string) => ReactNode;
}

/** Height that rows begin from, in rem; they grow up to what fills the row. */
const ROW_REM = 14;

/** Pictures in rows of one height, each in its own proportions, so that nothing is cropped. */
export function PictureGrid({ college, ids, below }: PictureGridProps) {
  const caption = usePictureCaption();
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} _after={{ content: '""', flexGrow: 1000 }}>
      {ids.map((id, index) => {
        const ratio = ratioOf(college, id);
        const name = caption(college, id, index);
        const sizes = `(min-width: 30rem) ${Math.round(ratio * ROW_REM * 1.2)}rem, 100vw`;
        return (
          <Box as="li" key={id} minW={{ base: 'full', sm: '0' }} style={{ flex: `${ratio} 1 ${Math.round(ratio * ROW_REM)}rem` }}>
            <PictureTile college={college} id={id} caption={name} sizes={sizes} />
            {below?.(id, name)}
          </Box>
        );
      })}
    </Box>
  );
}
