import * as z from 'zod/mini';
import { collegeId } from './college';

/** Version of the stored shape. */
export const PATH_NAME_SCHEMA_VERSION = 1;

/** `pathNames/{name}`: the college that an address leads to, also under names it had before (design.md §3). */
export const pathNameEntry = z.strictObject({ _id: z.string(), schemaVersion: z.literal(PATH_NAME_SCHEMA_VERSION), collegeId });
