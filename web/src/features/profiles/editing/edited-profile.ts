import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { FoundChanges } from '../../../components/document-editor/field';
import type { DocumentEditor } from '../../../components/document-editor/use-document-editor';

/** Changes of a list, found in the current profile. */
export type ProfileChanges = FoundChanges<Profile>;

/** How the profile around a form saves, checks and uploads. */
export type FormEditing = Pick<DocumentEditor<Profile>, 'save' | 'check' | 'upload' | 'of'>;

/** The address of a picture of the owner's profile, also of one that no page shows: the session opens it (S7-08). */
export function ownPicturePath({ _id }: Pick<Profile, '_id'>, pictureId: string, size: '400' | 'ls'): string {
  return `/ui/v1/resources?q=${encodeURIComponent(`profiles/${_id}/${size}/${pictureId}`)}`;
}
