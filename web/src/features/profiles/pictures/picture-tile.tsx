import { PictureFrame } from '../../../components/pictures/picture-frame';
import { profilePicture } from '../../../components/player/profile-photo';
import { useProfilePage } from '../use-profile-page';

interface PictureTileProps {
  /** Null for an album without pictures: pitch lines instead. */
  readonly id: string | null;
  /** The text on the picture's lower edge; null for none. */
  readonly caption: string | null;
  /** The attribute `sizes`: how wide it is shown. */
  readonly sizes: string;
  /** Fills its box instead of keeping the picture's own proportions. */
  readonly fills?: boolean;
}

/** A picture of the profile, with its caption. */
export function PictureTile({ id, caption, sizes, fills = false }: PictureTileProps) {
  const { profile } = useProfilePage();
  const photo = id === null ? null : profilePicture(profile, id);
  const ratio = fills || photo === null ? null : photo.width / photo.height;
  return <PictureFrame photo={photo} caption={caption} sizes={sizes} ratio={ratio} />;
}
