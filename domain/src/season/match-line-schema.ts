import * as z from 'zod/mini';
import { matchOfLine } from './match-line';

/** A team as matches name it: the id of its college, or `:` and the name of one that we do not have. */
export const teamKey = z.string().check(z.regex(/^(?:[a-z0-9][a-z0-9-]{0,119}|:[^|\n]{1,80})$/));

/** A line of a match as it is stored. */
export const matchLine = z.string().check(z.refine((line) => matchOfLine(line) !== null));
