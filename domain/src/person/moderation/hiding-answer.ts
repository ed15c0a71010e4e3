import * as z from 'zod/mini';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { longText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { REPORT_NOTE_MAX } from '../../reference/limits';
import { profile, type Profile } from '../profiles/profile';
import { isMinorOn } from '../profiles/audience/visibility';
import { hideablePart, type HideablePart, isSamePart, withheld } from '../profiles/withheld';
import { OPEN, type Report, REPORT_SCHEMA_VERSION } from './report';

const error = 'textMissing' satisfies MessageCode;

/** What an owner sends about their hidden profile, or a hidden part of it. */
export const hidingAnswerForm = z.object({
  part: z.nullable(hideablePart),
  text: longText(REPORT_NOTE_MAX).check(z.refine((text) => !isBlank(text), { error })),
});
export type HidingAnswer = z.infer<typeof hidingAnswerForm>;

/** What the owner of a hidden profile writes, as it stands in the queue. */
export function newObjection(about: Profile, { part, text }: HidingAnswer, _id: string, now: string): Report {
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId: about._id, kind: 'objection', place: part?.place ?? null },
    ...{ reason: 'other', note: text, by: about._id, at: now, furtherNotes: [], count: 1, wish: null, replyTo: null },
    ...{ language: null, suggestion: null, isAboutMinor: isMinorOn(about, now.slice(0, 10)), ...OPEN },
  };
}

/**
 * How a decision about a profile, or a part of it, ends an open report; null where it leaves it open. Hiding the whole
 * ends all of them, hiding a part those about this part, and showing again what the owner answered and what was hidden
 * because it is like a removed picture.
 */
export function outcomeByHiding(
  { kind, place }: Pick<Report, 'kind' | 'place'>,
  { part, reason }: { readonly part: HideablePart | null; readonly reason: string | null },
): Report['outcome'] {
  const isAboutIt = place === (part?.place ?? null);
  if (reason === null) return (kind === 'objection' || kind === 'match') && isAboutIt ? 'shown' : null;
  if (part === null) return 'hidden';
  return isAboutIt && (kind === part.kind || (kind === 'match' && part.kind === 'picture')) ? 'partHidden' : null;
}

/** A profile, or a part of it, that an admin hides, as admins read it. */
export const hiddenProfile = z.strictObject({
  profileId: profile.shape._id,
  ...z.pick(profile, { username: true, displayName: true }).shape,
  ...withheld.shape,
  part: z.nullable(hideablePart),
});
export type HiddenProfile = z.infer<typeof hiddenProfile>;

/**
 * What admins read of profiles that they hide, whole or in part, the latest first; parts that are gone are left out.
 */
export function hiddenProfilesOf(profiles: readonly Profile[]): HiddenProfile[] {
  const items = profiles.flatMap((one): HiddenProfile[] => {
    const { _id: profileId, username, displayName, withheld: whole, withheldParts, pictures } = one;
    const named = { profileId, username, displayName };
    return [
      ...(whole === null ? [] : [{ ...named, ...whole, part: null }]),
      ...withheldParts
        .filter(({ part }) => part.kind === 'text' || pictures.includes(part.place))
        .map((part) => ({ ...named, ...part })),
    ];
  });
  const isFirst = (one: HiddenProfile, at: number) =>
    items.findIndex((other) => other.profileId === one.profileId && isSamePart(other.part, one.part)) === at;
  return items.filter(isFirst).toSorted((one, other) => other.at.localeCompare(one.at));
}
