import { diningHall, dormRoom, library, recreation } from './campus-room-scenes';
import { activities, gableHall, quad, residence } from './campus-scenes';
import { coveredBridge, kayaks, landscape, lighthouse, trail } from './outdoor-scenes';
import { harbour, mainStreet, nightMarket, skyline } from './town-scenes';
import { lockerRoom, practiceField, stadium, trainingRoom, weightRoom } from './facility-scenes';
import {
  celebration,
  dribble,
  fans,
  gameDay,
  headerDuel,
  inTheNet,
  keeperSave,
  shot,
  slideTackle,
  wingRun,
} from './match-scenes';
import { aerial, centreCircle, coachPortrait, cornerFlag, playerPortrait, presidentPortrait, teamRow } from './people-scenes';
import type { Scene } from './scene';

/** Every scene that can be drawn, by name. */
export const SCENES = {
  ...{ celebration, fans, inTheNet, gameDay, headerDuel, wingRun, shot, keeperSave, slideTackle, dribble },
  ...{ stadium, practiceField, lockerRoom, trainingRoom, weightRoom },
  ...{ quad, gableHall, library, diningHall, residence, recreation, dormRoom, activities },
  ...{ harbour, mainStreet, skyline, lighthouse, coveredBridge, landscape, nightMarket, kayaks, trail },
  ...{ playerPortrait, coachPortrait, presidentPortrait, teamRow, centreCircle, cornerFlag, aerial },
} as const satisfies Record<string, (scene: Scene) => string>;

export type SceneName = keyof typeof SCENES;
