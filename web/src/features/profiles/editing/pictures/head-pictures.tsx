import { Box } from '@chakra-ui/react/box';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { FormEditing } from '../edited-profile';
import { CroppedPicture } from './cropped-picture';

interface HeadPicturesProps {
  readonly profile: Profile;
  readonly editing: FormEditing;
}

/** The portrait and the cover of a profile for its owner. */
export function HeadPictures(props: HeadPicturesProps) {
  return (
    <Box display="grid" gap="8">
      <CroppedPicture {...props} field="profilePicture" />
      <CroppedPicture {...props} field="cover" />
    </Box>
  );
}
