import { drawCrest } from '../pictures/draw-crest';
import { drawPicture, type PictureRecipe, placeholderOf, type SceneName, SCENES } from '../pictures/draw-picture';
import type { College } from '@touchline/domain/college/college';
import { type LightName, LIGHTS } from '../pictures/scene';
import { numberOf, type TableLine, textOf } from './read-table';

/**
 * A picture of the demo world: its owner, its details as pages show them, and a function that draws its original
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

type PictureRef = Pick<DrawnPicture, 'kind' | 'ownerId' | 'pictureId'>;

/** A scene drawn for an owner; the picture's id is the random seed. */
export function drawnScene(ref: PictureRef, recipe: Omit<PictureRecipe, 'seed'>, area: string | null): DrawnPicture {
  const { width, height } = recipe;
  return {
    ...ref,
    details: { width, height, placeholder: placeholderOf(recipe), area },
    draw: () => drawPicture({ ...recipe, seed: ref.pictureId }),
  };
}

/** A crest of `size` × `size` pixels. */
export function drawnCrest(
  ref: PictureRef,
  crestOwner: Parameters<typeof drawCrest>[0],
  size: number,
  area: string | null,
): DrawnPicture {
  const placeholder = crestOwner.color?.toLowerCase() ?? null;
  return { ...ref, details: { width: size, height: size, placeholder, area }, draw: () => drawCrest(crestOwner, size) };
}

/** An owner of pictures: the fields of a college or profile that list them. */
interface Owner {
  readonly _id: string;
  readonly pictures: readonly string[];
  readonly pictureDetails: College['pictureDetails'];
}

/**
 * Draws the pictures of an owner by the lines of pictures.csv. Throws where a picture of the owner has no line, or a
 * line names a picture that the owner does not have.
 */
export function picturesOf(kind: DrawnPicture['kind'], owner: Owner, lines: readonly TableLine[]): readonly DrawnPicture[] {
  const own = lines.filter((line) => line.kind === kind && line.owner === owner._id);
  const drawn = own.map((line) => drawnLine(kind, owner, line));
  const ids = new Set(drawn.map(({ pictureId }) => pictureId));
  const missing = owner.pictures.filter((id) => !ids.has(id));
  if (missing.length > 0) throw new Error(`pictures.csv does not draw ${missing.join(', ')} of ${owner._id}`);
  return drawn;
}

/** The owner with picture details taken from the drawn pictures; captions stay. */
export function withDrawnDetails<Who extends Owner>(owner: Who, drawn: readonly DrawnPicture[]): Who {
  return {
    ...owner,
    pictureDetails: {
      ...owner.pictureDetails,
      ...Object.fromEntries(
        drawn.map(({ pictureId, details }) => [pictureId, { ...owner.pictureDetails[pictureId], ...details }]),
      ),
    },
  };
}

function drawnLine(kind: DrawnPicture['kind'], owner: Owner, line: TableLine): DrawnPicture {
  const pictureId = textOf(line, 'picture');
  const ref = { kind, ownerId: owner._id, pictureId };
  const known = owner.pictureDetails[pictureId];
  if (known === undefined) throw new Error(`${owner._id} does not own ${pictureId}`);
  const { width, height, area } = known;
  const [scene, main, second] = [textOf(line, 'scene'), textOf(line, 'main'), textOf(line, 'second')];
  if (scene === 'crest') return drawnCrest(ref, crestOwnerOf(owner, pictureId, main), width, area);
  return drawnScene(
    ref,
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

/** A college has its own crest. The crest of a club or school follows from the name of the team that shows it. */
function crestOwnerOf(owner: Owner, pictureId: string, color: string): Parameters<typeof drawnCrest>[1] {
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
