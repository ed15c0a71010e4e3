import type { Dictionary } from './english';
import { germanCollege } from './german/college';
import { germanLanding } from './german/landing';
import { germanLook } from './german/look';
import { germanPieces } from './german/pieces';
import { germanRendering } from './german/rendering';
import { germanShell } from './german/shell';

/** Every text of the site in German, by key, in ICU message format. */
export const german: Dictionary = {
  ...germanLook,
  ...germanPieces,
  ...germanShell,
  ...germanRendering,
  ...germanCollege,
  ...germanLanding,
};
