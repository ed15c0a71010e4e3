import type { Profile } from '@touchline/domain/person/profiles/profile';
import { addingAlbum } from '../../../../components/albums/album-changes';
import { NewAlbumForm } from '../../../../components/albums/new-album-form';
import type { FormEditing } from '../edited-profile';

interface ProfileAlbumAdderProps extends Pick<FormEditing, 'save' | 'of'> {
  readonly albums: Profile['albums'];
  /** Called with the name of the album that was added. */
  readonly onAdded: (name: string) => void;
}

/** Adds an album to the owner's profile. */
export function ProfileAlbumAdder({ albums, save, of, onAdded }: ProfileAlbumAdderProps) {
  const add = async (name: string) => {
    const isAdded = await save(addingAlbum(name, name));
    if (isAdded) onAdded(name);
    return isAdded;
  };
  return <NewAlbumForm of={of} albums={albums} onAdd={add} />;
}
