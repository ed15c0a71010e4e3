import * as z from 'zod/mini';
import { instant } from '../text/date-schemas';
import { account } from './account';

/** Version of the stored shape. */
export const ERASURE_SCHEMA_VERSION = 1;

/** `erasures/{uid}`: an account whose owner has deleted it, or a user who never became a member, that is not gone yet; the job finishes what a crash left (F28). */
export const erasure = z.strictObject({
  _id: account.shape._id,
  schemaVersion: z.literal(ERASURE_SCHEMA_VERSION),
  begunAt: instant,
});
