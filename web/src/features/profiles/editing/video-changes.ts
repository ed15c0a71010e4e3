import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { FoundChanges } from '../../../components/document-editor/field';

type Video = Profile['videos'][number];
type Changed = (videos: readonly Video[], index: number) => readonly Video[];

/** The list of videos changed at one of them, found by its link; no change where it is gone or nothing would change. */
function changingVideo(url: string, label: string, change: Changed): FoundChanges<Profile> {
  return ({ videos }) => {
    const index = videos.findIndex((one) => one.url === url);
    if (index < 0) return [];
    const value = change(videos, index).map((video) => ({ ...video }));
    return JSON.stringify(value) === JSON.stringify(videos) ? [] : [{ path: '/videos', value, label }];
  };
}

/** Shows a video first, and no other; or no longer (S5-14). */
export function pinningVideo(url: string, pinned: boolean, label: string): FoundChanges<Profile> {
  return changingVideo(url, label, (videos, index) =>
    videos.map((video, place) => ({ ...video, pinned: place === index && pinned })),
  );
}

/** Moves a video one place up or down; at the end of the list it stays. */
export function movingVideo(url: string, by: 1 | -1, label: string): FoundChanges<Profile> {
  return changingVideo(url, label, (videos, index) => {
    const other = videos[index + by];
    const moved = videos[index];
    if (other === undefined || moved === undefined) return videos;
    return videos.map((video, place) => (place === index ? other : place === index + by ? moved : video));
  });
}

/** Takes a video off the page. */
export function removingVideo(url: string, label: string): FoundChanges<Profile> {
  return changingVideo(url, label, (videos, index) => videos.filter((_, place) => place !== index));
}

/** Adds a video at the end. */
export function addingVideo(url: string, shows: string | null, label: string): FoundChanges<Profile> {
  return () => [{ op: 'add', path: '/videos/-', value: { url, label: shows, pinned: false }, label }];
}
