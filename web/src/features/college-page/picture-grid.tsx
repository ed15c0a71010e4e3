import { Box } from '@chakra-ui/react/box';
import { useCollegeInHand } from './college-in-hand';
import { PictureTile, ratioOf } from './picture-tile';
import { usePictureCaption } from './use-picture-caption';

/** Pictures in rows of one height, each in its own proportions, so that nothing is cropped. */
export function PictureGrid({ ids }: { readonly ids: readonly string[] }) {
  const { college } = useCollegeInHand();
  const caption = usePictureCaption();
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} _after={{ content: '""', flexGrow: 1000 }}>
      {ids.map((id, index) => {
        const ratio = ratioOf(college, id);
        return (
          <Box as="li" key={id} minW={{ base: 'full', sm: '0' }} style={{ flex: `${ratio} 1 ${Math.round(ratio * 14)}rem` }}>
            <PictureTile college={college} id={id} caption={caption(college, id, index)} />
          </Box>
        );
      })}
    </Box>
  );
}
