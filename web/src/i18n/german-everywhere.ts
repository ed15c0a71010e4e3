import { germanPieces } from './german/pieces';
import { germanShell } from './german/shell';

/** The German texts of every page. */
export const germanEverywhere = { ...germanPieces, ...germanShell };
