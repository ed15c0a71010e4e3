import { Box } from '@chakra-ui/react/box';
import { profilePicture } from '../../../components/profile-photo';
import { useProfilePage } from '../use-profile-page';
import { PictureTile } from './picture-tile';

/** The smallest height of a row, in rem; rows grow until they fill the width. */
const ROW_REM = 14;

/** Pictures in rows of one height, each in its own proportions, so that nothing is cropped. */
export function PictureGrid({ ids }: { readonly ids: readonly string[] }) {
  const { profile } = useProfilePage();
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap={{ base: '3', md: '4' }} _after={{ content: '""', flexGrow: 1000 }}>
      {ids.map((id) => {
        const { width, height } = profilePicture(profile, id);
        const ratio = width / height;
        return (
          <Box as="li" key={id} minW={{ base: 'full', sm: '0' }} style={{ flex: `${ratio} 1 ${Math.round(ratio * ROW_REM)}rem` }}>
            <PictureTile id={id} caption={null} sizes={`(min-width: 30rem) ${Math.round(ratio * ROW_REM * 1.2)}rem, 100vw`} />
          </Box>
        );
      })}
    </Box>
  );
}
