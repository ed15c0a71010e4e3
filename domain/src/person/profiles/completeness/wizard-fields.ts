import { COMPLETENESS_FIELD_COUNT } from '../../../reference/limits';
import { type CompletenessField, completenessOf } from './completeness';
import type { Profile } from '../profile';

/** The steps of the player wizard that ask for key fields (S2-10), and which of the 20 each of them fills. */
export const WIZARD_FIELDS = {
  basics: ['status', 'citizenship', 'address'],
  position: ['mainPosition', 'foot', 'feet'],
  team: ['teamType', 'teamName', 'tier', 'teamLeague', 'teamCountry', 'teamLogo'],
  school: ['schoolName', 'class', 'graduationYear', 'gpa', 'gpaOf'],
  pictures: ['profilePicture', 'cover'],
  social: ['social'],
} as const satisfies Readonly<Record<string, readonly CompletenessField[]>>;

export type FieldsStep = keyof typeof WIZARD_FIELDS;

/** What a step still lacks, and the per cent that filling all of it adds, rounded as the score is. */
interface StepGain {
  readonly missing: readonly CompletenessField[];
  readonly gain: number;
}

/** What a step of the wizard adds to a profile (S3-02). */
export function gainOfStep(profile: Profile, step: FieldsStep): StepGain {
  const { percent, missing } = completenessOf(profile);
  const asked: ReadonlySet<string> = new Set(WIZARD_FIELDS[step]);
  const lacking = missing.filter((field) => asked.has(field));
  const then = (100 * (COMPLETENESS_FIELD_COUNT - missing.length + lacking.length)) / COMPLETENESS_FIELD_COUNT;
  return { missing: lacking, gain: Math.round(then) - percent };
}
