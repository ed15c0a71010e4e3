import type { Sex } from '../college/athletics';
import type { College } from '../college/college';
import { COLLEGE_PICTURES } from '../college/editing/picture-references';
import { ALBUM_NAME_MAX } from '../reference/limits';

type Album = College['albums'][number];
type Operation = { readonly op: 'add'; readonly path: string; readonly value: unknown };

const MOST_ALBUMS = 60;

/** The pictures that a college's page takes over, as an edit of it: albums, and teams that it lacks. */
export interface MovedPage {
  readonly albums: readonly Album[];
  readonly teams: readonly Sex[];
  readonly patch: readonly Operation[];
  /** The pictures that become the remaining college's own. */
  readonly pictures: readonly string[];
}

/**
 * What moves from the page of a merged college to the other: its albums, the teams that the other lacks, and their
 * pictures with those of `covers`. Facts, and teams that both have, stay those of the remaining college. An album whose
 * name is taken gets the name of its college behind it. What does not fit any more stays.
 */
export function movedPage(from: College, into: College, covers: readonly string[]): MovedPage {
  const names = new Set(into.albums.map(({ name }) => name));
  const albums: Album[] = [];
  for (const album of from.albums.slice(0, MOST_ALBUMS - into.albums.length)) {
    const name = freeName(album.name, from.name, names);
    names.add(name);
    albums.push({ ...album, name });
  }
  const teams = from.athletics.sport
    .filter(({ sex }) => into.athletics.sport.every((team) => team.sex !== sex))
    .map((team) => ({ ...team, evidence: null }));
  const shown = COLLEGE_PICTURES.referredTo({
    ...from,
    ...{ logo: null, cover: null, alumni: [], albums, athletics: { sport: teams } },
    academics: { ...from.academics, presidentPicture: null, collegePicture: null },
  });
  const room = Math.max(0, COLLEGE_PICTURES.most - into.pictures.length);
  const own = new Set(into.pictures);
  const pictures = [...new Set([...shown.keys(), ...covers])].filter((id) => from.pictures.includes(id) && !own.has(id));
  if (pictures.length > room) return { albums: [], teams: [], patch: [], pictures: [] };
  return {
    ...{ albums, pictures },
    teams: teams.map(({ sex }) => sex),
    patch: [
      ...albums.map((value) => ({ op: 'add' as const, path: '/albums/-', value })),
      ...teams.map((value) => ({ op: 'add' as const, path: '/athletics/sport/-', value })),
    ],
  };
}

/** A college that also owns pictures of another. */
export function withPicturesOf(into: College, from: College, pictures: readonly string[]): College {
  const details = pictures.flatMap((id) => {
    const known = from.pictureDetails[id];
    return known === undefined ? [] : [[id, known] as const];
  });
  return {
    ...into,
    pictures: [...into.pictures, ...pictures.filter((id) => !into.pictures.includes(id))],
    pictureDetails: { ...into.pictureDetails, ...Object.fromEntries(details) },
  };
}

/** The name of an album, or with the college behind it, or with a number behind that. */
function freeName(name: string, college: string, taken: ReadonlySet<string>): string {
  const behind = (text: string): string => `${name.slice(0, ALBUM_NAME_MAX - text.length)}${text}`;
  const of = ` (${college.replaceAll('/', ' ').slice(0, 40)})`;
  const tried = [name, behind(of), ...Array.from({ length: MOST_ALBUMS }, (_, index) => behind(`${of} ${index + 2}`))];
  return tried.find((one) => !taken.has(one)) ?? name;
}
