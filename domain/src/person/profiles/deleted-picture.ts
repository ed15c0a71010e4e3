import { derivedCoverChanges } from '../../college/editing/album-rules';
import { applyChange, type Change } from '../../kernel/patch/changes';
import { disowned } from '../../pictures/owned-pictures';
import { changedProfile } from './edit-profile';
import type { Profile } from './profile';

/**
 * A profile whose owner deletes a picture for good: it is in no album, no cover and no logo any more, and no longer
 * owned (S7-07). Null where the profile does not own it.
 */
export function withoutDeletedPicture(profile: Profile, id: string, now: string): Profile | null {
  if (!profile.pictures.includes(id)) return null;
  const shown = changesThatRemove(profile, id).reduce(applyWithCovers, profile);
  return changedProfile(profile, disowned(shown, id), now);
}

function applyWithCovers(before: Profile, change: Change): Profile {
  const after = applyChange(before, change);
  return derivedCoverChanges(before, after, change).reduce((document, next) => applyChange(document, next), after);
}

/** The changes that take a picture off the page; of an album the entry goes first, and its cover follows. */
function changesThatRemove(profile: Profile, id: string): readonly Change[] {
  const emptied = (path: string): Change => ({ op: 'replace', path, value: null });
  return [
    ...(profile.profilePicture === id ? [emptied('/profilePicture')] : []),
    ...(profile.cover === id ? [emptied('/cover')] : []),
    ...profile.teams.flatMap(({ logo }, index) => (logo === id ? [emptied(`/teams/${index}/logo`)] : [])),
    ...profile.albums.flatMap(({ cover, pictures }, index): Change[] => {
      const place = pictures.indexOf(id);
      if (place >= 0) return [{ op: 'remove', path: `/albums/${index}/pictures/${place}`, value: null }];
      return cover === id ? [emptied(`/albums/${index}/cover`)] : [];
    }),
  ];
}
