import type { LightName } from '../../pictures/scene';
import { drawnCrest, drawnScene, type DrawnPicture } from '../drawn-pictures';
import type { FixedChoice } from '../fixed-choice';

/** The pictures of an invented player by purpose; null where the player has none. */
export interface PlayerPictures {
  /** The number on the kit. */
  readonly number: number;
  readonly profilePicture: DrawnPicture | null;
  readonly cover: DrawnPicture | null;
  readonly album: readonly DrawnPicture[];
  readonly drawCrestOf: (teamName: string) => DrawnPicture | null;
}

const KITS = [
  ['#0F5540', '#F2E9D0'],
  ['#7A1F2B', '#F4EFE2'],
  ['#1C3F77', '#F2C14E'],
  ['#5A2A6B', '#F0D9A8'],
  ['#8A4B12', '#FBF3DF'],
  ['#14566B', '#F7F2E4'],
  ['#303A4A', '#E3A857'],
  ['#B3322C', '#1F2A36'],
  ['#1E6FB8', '#FFFFFF'],
  ['#E2A72E', '#1C2733'],
  ['#2F7D4F', '#FFFFFF'],
  ['#101820', '#5FB3CE'],
] as const;
const LIGHTS: readonly LightName[] = ['day', 'golden', 'dusk', 'dawn', 'day', 'night', 'golden', 'rain'];
const COVERS = [
  'stadium',
  'cornerFlag',
  'centreCircle',
  'landscape',
  'practiceField',
  'harbour',
  'wingRun',
  'dribble',
  'skyline',
  'teamRow',
] as const;
const ACTIONS = ['shot', 'headerDuel', 'wingRun', 'celebration', 'slideTackle', 'dribble', 'teamRow', 'keeperSave'] as const;

/**
 * Plans an invented player's pictures, all in one kit: a portrait from a third of fullness on, a cover from two thirds,
 * and an album for the fullest profiles.
 */
export function playerPictures(uid: string, fullness: number, choice: FixedChoice): PlayerPictures {
  const [main, second] = choice.one(KITS);
  const number = choice.whole(1, 27);
  const pictureRef = (what: string) => ({ kind: 'profiles', ownerId: uid, pictureId: `${uid}-${what}` }) as const;
  const kit = { main, second, number };
  const first = choice.whole(0, ACTIONS.length - 1);
  const album = ['a', 'b', 'c'].map((letter, index) =>
    drawnScene(
      pictureRef(letter),
      {
        ...kit,
        scene: ACTIONS[(first + index * 3) % ACTIONS.length] ?? 'shot',
        light: choice.one(LIGHTS),
        width: 2000,
        height: 1333,
      },
      index === 0 ? 'Action Shot' : null,
    ),
  );
  return {
    number,
    profilePicture:
      fullness < 0.3
        ? null
        : drawnScene(
            pictureRef('face'),
            { ...kit, scene: 'playerPortrait', light: choice.one(LIGHTS), width: 1200, height: 1500 },
            null,
          ),
    cover:
      fullness < 0.62
        ? null
        : drawnScene(
            pictureRef('cover'),
            { ...kit, scene: choice.one(COVERS), light: choice.one(LIGHTS), width: 2400, height: 1000 },
            null,
          ),
    album: fullness < 0.84 ? [] : album,
    drawCrestOf: (teamName) =>
      fullness < 0.5
        ? null
        : drawnCrest(pictureRef('crest'), { _id: teamName, name: teamName, abbreviation: null, color: null }, 800, null),
  };
}
