import * as z from 'zod/mini';
import { AUDIENCES, FIELD_GROUP_NAMES, type FieldGroup } from './visibility';

const audience = z.nullable(z.enum(AUDIENCES));

/** The audiences that an owner chose by group; null where the default holds. */
export const audiences = z.strictObject(
  Object.fromEntries(FIELD_GROUP_NAMES.map((group) => [group, audience])) as Record<FieldGroup, typeof audience>,
);
