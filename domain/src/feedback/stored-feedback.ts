import * as z from 'zod/mini';
import { instant } from '../text/date-schemas';
import { feedback } from './feedback';

/** Version of the stored shape. */
export const STORED_FEEDBACK_SCHEMA_VERSION = 1;

/** `feedback/{id}`: what was said, when, and by whom; `by` is null for a visitor. */
export const storedFeedback = z.strictObject({
  ...feedback.def.shape,
  _id: z.string(),
  schemaVersion: z.literal(STORED_FEEDBACK_SCHEMA_VERSION),
  by: z.nullable(z.string()),
  at: instant,
});
