import * as z from 'zod/mini';
import { username } from '../profile/username';
import { REPORTED_VIEWS, VIEWS_PER_BEACON } from './view-kinds';

/** What a browser reports of the players that were seen in it. */
export const viewsBeacon = z.object({
  views: z
    .array(z.object({ player: username, kind: z.enum(REPORTED_VIEWS) }))
    .check(z.minLength(1), z.maxLength(VIEWS_PER_BEACON)),
});
