import * as z from 'zod/mini';
import { shortText } from '../../kernel/text/text-schemas';

/** What an admin sends who acts on the account of a person: why. */
export const leverForm = z.object({ reason: shortText(500) });

/** As whom an admin looks at the profile of a person. */
export const previewForm = z.object({ as: z.enum(['visitor', 'member', 'coach']) });
