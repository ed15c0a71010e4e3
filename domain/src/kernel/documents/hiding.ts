import * as z from 'zod/mini';
import { instant, shortText } from '../text/text-schemas';

/** What is stored of a thing that an admin hides: since when, the reason its owners read, and when they answered it. */
export const HIDING = { at: instant, reason: shortText(500), answeredAt: z.nullable(instant) };
