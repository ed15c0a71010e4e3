import { germanLook } from './german/look';
import { germanPieces } from './german/pieces';
import { germanRendering } from './german/rendering';
import { germanShell } from './german/shell';

/** The German texts of every page. */
export const germanEverywhere = { ...germanLook, ...germanPieces, ...germanShell, ...germanRendering };
