import { blankValue } from '../patch/blank-value';
import { college as collegeSchema, type College, COLLEGE_SCHEMA_VERSION } from './college';

/** A new college of which only the identity is known: every optional field null, every list empty, version 1. Throws where the identity breaks the schema. */
export function blankCollege(identity: Pick<College, '_id' | 'name' | 'pathName'>): College {
  const { shape } = collegeSchema.def;
  const blanks = Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, blankValue(schema) ?? null]));
  return collegeSchema.parse({ ...blanks, ...identity, schemaVersion: COLLEGE_SCHEMA_VERSION, version: 1 });
}
