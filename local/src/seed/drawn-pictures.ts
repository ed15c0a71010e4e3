import { drawCrest } from '../pictures/draw-crest';
import { drawPicture, type PictureRecipe, placeholderOf, type SceneName, SCENES } from '../pictures/draw-picture';
import type { College } from '@touchline/domain/college/college';
import { type LightName, LIGHTS } from '../pictures/scene';
import { numberOf, type TableLine, textOf } from './read-table';

/**
 * A picture of the demo world: where it belongs, its facts as pages know them, and how to draw its original
 * (docs/architecture.md, Pictures).
 */
export interface DrawnPicture {
  readonly kind: 'colleges' | 'profiles';
  readonly ownerId: string;
  readonly pictureId: string;
  readonly details: College['pictureDetails'][string];
  /** The original, an SVG document. */
  readonly draw: () => string;
}

type Place = Pick<DrawnPicture, 'kind' | 'ownerId' | 'pictureId'>;

/** A scene drawn for someone; the picture's id is its seed. */
export function drawnScene(place: Place, recipe: Omit<PictureRecipe, 'seed'>, area: string | null): DrawnPicture {
  const { width, height } = recipe;
  return {
    ...place,
    details: { width, height, placeholder: placeholderOf(recipe), area },
    draw: () => drawPicture({ ...recipe, seed: place.pictureId }),
  };
}

/** A crest of `size` × `size` pixels. */
export function drawnCrest(
  place: Place,
  bearer: Parameters<typeof drawCrest>[0],
  size: number,
  area: string | null,
): DrawnPicture {
  const placeholder = bearer.color?.toLowerCase() ?? null;
  return { ...place, details: { width: size, height: size, placeholder, area }, draw: () => drawCrest(bearer, size) };
}

/** Whoever owns pictures: the parts of a college or profile that tell of them. */
interface Owner {
  readonly _id: string;
  readonly pictures: readonly string[];
  readonly pictureDetails: College['pictureDetails'];
}

/**
 * The pictures of an owner, drawn as the lines of pictures.csv say. Throws where the owner owns one that no line draws,
 * or the reverse.
 */
export function picturesOf(kind: DrawnPicture['kind'], owner: Owner, lines: readonly TableLine[]): readonly DrawnPicture[] {
  const own = lines.filter((line) => line.kind === kind && line.owner === owner._id);
  const drawn = own.map((line) => drawnLine(kind, owner, line));
  const ids = new Set(drawn.map(({ pictureId }) => pictureId));
  const missing = owner.pictures.filter((id) => !ids.has(id));
  if (missing.length > 0) throw new Error(`pictures.csv does not draw ${missing.join(', ')} of ${owner._id}`);
  return drawn;
}

/** An owner whose picture details are those of the drawn pictures. */
export function withDrawnDetails<Who extends Owner>(owner: Who, drawn: readonly DrawnPicture[]): Who {
  return {
    ...owner,
    pictureDetails: {
      ...owner.pictureDetails,
      ...Object.fromEntries(drawn.map(({ pictureId, details }) => [pictureId, details])),
    },
  };
}

function drawnLine(kind: DrawnPicture['kind'], owner: Owner, line: TableLine): DrawnPicture {
  const pictureId = textOf(line, 'picture');
  const place = { kind, ownerId: owner._id, pictureId };
  const known = owner.pictureDetails[pictureId];
  if (known === undefined) throw new Error(`${owner._id} does not own ${pictureId}`);
  const { width, height, area } = known;
  const [scene, main, second] = [textOf(line, 'scene'), textOf(line, 'main'), textOf(line, 'second')];
  if (scene === 'crest') return drawnCrest(place, bearerOf(owner, pictureId, main), width, area);
  return drawnScene(
    place,
    {
      scene: sceneNamed(scene),
      light: lightNamed(textOf(line, 'light')),
      width,
      height,
      main,
      second,
      number: numberOf(line, 'number'),
    },
    area,
  );
}

/** A college bears its own crest; a club's or school's follows from the name of the team that shows it. */
function bearerOf(owner: Owner, pictureId: string, color: string): Parameters<typeof drawnCrest>[1] {
  if ('name' in owner && typeof owner.name === 'string') return { _id: owner._id, name: owner.name, abbreviation: null, color };
  const teams: unknown = 'teams' in owner ? owner.teams : [];
  const team: unknown = Array.isArray(teams) ? teams.find((entry: unknown) => isShowing(entry, pictureId)) : undefined;
  const name = typeof team === 'object' && team !== null && 'teamName' in team ? String(team.teamName) : pictureId;
  return { _id: name, name, abbreviation: null, color };
}

function isShowing(team: unknown, pictureId: string): boolean {
  return typeof team === 'object' && team !== null && 'logo' in team && team.logo === pictureId;
}

function sceneNamed(name: string): SceneName {
  if (Object.hasOwn(SCENES, name)) return name as SceneName;
  throw new Error(`no scene ${name}`);
}

function lightNamed(name: string): LightName {
  if (Object.hasOwn(LIGHTS, name)) return name as LightName;
  throw new Error(`no light ${name}`);
}
