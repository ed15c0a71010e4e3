import * as z from 'zod/mini';
import { instant, shortText } from '../../kernel/text/text-schemas';

/** That an admin suspends an account: since when, and the reason that its owner is told. */
export const suspension = z.strictObject({ at: instant, reason: shortText(500) });

/** What an admin sends to suspend an account for a reason, or to lift that; lifting needs none. */
export const suspensionForm = z
  .object({ suspended: z.boolean(), reason: z._default(z.nullable(suspension.shape.reason), null) })
  .check(z.refine(({ suspended, reason }) => !suspended || reason !== null, { error: 'textMissing', path: ['reason'] }));
