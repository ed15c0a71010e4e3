import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { Photo } from '../../../components/pictures/photo';
import { PlayerSilhouette } from '../../../components/player/player-silhouette';
import { profilePicture } from '../../../components/player/profile-photo';

interface PortraitProps {
  readonly profile: ShownProfile;
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string;
}

/** The portrait of a profile, filling its container; a drawn silhouette if there is none. Decorative. */
export function Portrait({ profile, sizes }: PortraitProps) {
  const { profilePicture: id } = profile;
  if (id === null) return <PlayerSilhouette number={profile.jerseyNumber} />;
  const photo = profilePicture(profile, id);
  return (
    <div style={{ position: 'absolute', inset: 0, background: photo.background }}>
      <Photo photo={photo} alt="" sizes={sizes} isFirst />
    </div>
  );
}
