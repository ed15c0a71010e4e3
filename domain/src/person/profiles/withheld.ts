import * as z from 'zod/mini';
import { Refusal } from '../../kernel/refusal/refusal';
import { HIDING } from '../../kernel/text/text-schemas';
import { pictureId } from '../../pictures/picture-id';
import { HIDEABLE_TEXTS } from './audience/visibility';

/** A picture or a text of a profile that an admin hides alone. */
export const hideablePart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picture'), place: pictureId }),
  z.strictObject({ kind: z.literal('text'), place: z.enum(HIDEABLE_TEXTS) }),
]);
export type HideablePart = z.infer<typeof hideablePart>;

/** That an admin hides a profile: since when, the reason that its owner is told, and when they answered it. */
export const withheld = z.strictObject(HIDING);

/** That an admin hides a part of a profile; like `withheld`. */
export const withheldPart = z.strictObject({ part: hideablePart, ...HIDING });

/** What an admin sends to hide a profile, or one part of it; a reason of null shows it again. */
export const hidingForm = z.object({
  reason: z.nullable(withheld.shape.reason),
  part: z._default(z.nullable(hideablePart), null),
});

/** What `withHiding` changes of a profile. */
interface Hideable {
  readonly withheld: z.infer<typeof withheld> | null;
  readonly withheldParts: z.infer<typeof withheldPart>[];
  readonly version: number;
  readonly updatedAt: string;
}

/** Whether two parts are the same; null is the whole profile. */
export function isSamePart(one: HideablePart | null, other: HideablePart | null): boolean {
  return one?.kind === other?.kind && one?.place === other?.place;
}

/** How a profile, or a part of it, is hidden; null where it is not. */
export function hidingOf(person: Pick<Hideable, 'withheld' | 'withheldParts'>, part: HideablePart | null) {
  return part === null ? person.withheld : (person.withheldParts.find((one) => isSamePart(one.part, part)) ?? null);
}

/**
 * A profile that an admin hides for a reason, or shows again (null), whole or a part of it; unchanged where it is so
 * already. Reactivating the account does not show it: both have to hold. Another reason may be answered again. Throws
 * Refusal invalid for more parts than a profile stores.
 */
export function withHiding<Person extends Hideable>(
  person: Person,
  { reason, part }: z.infer<typeof hidingForm>,
  now: string,
): Person {
  const before = hidingOf(person, part);
  if (reason === (before?.reason ?? null)) return person;
  const after = reason === null ? null : { at: before?.at ?? now, reason, answeredAt: null };
  return { ...person, ...withHidingOf(person, part, after), version: person.version + 1, updatedAt: now };
}

/**
 * A profile whose owner has answered why it, or a part of it, is hidden. Throws Refusal conflict: once, and if it is.
 */
export function withAnsweredHiding<Person extends Hideable>(person: Person, part: HideablePart | null, now: string): Person {
  const before = hidingOf(person, part);
  if (before === null) throw new Refusal('conflict', 'nothingHidden');
  if (before.answeredAt !== null) throw new Refusal('conflict', 'hidingAnswered');
  const { at, reason } = before;
  const after = { at, reason, answeredAt: now };
  return { ...person, ...withHidingOf(person, part, after), version: person.version + 1, updatedAt: now };
}

/** The most parts of one profile that admins hide. */
export const HIDDEN_PARTS_MAX = 100;

function withHidingOf(
  { withheld: whole, withheldParts }: Hideable,
  part: HideablePart | null,
  after: Hideable['withheld'],
): Pick<Hideable, 'withheld' | 'withheldParts'> {
  if (part === null) return { withheld: after, withheldParts };
  const others = withheldParts.filter((one) => !isSamePart(one.part, part));
  if (after !== null && others.length >= HIDDEN_PARTS_MAX) throw new Refusal('invalid', 'tooManyHiddenParts');
  return { withheld: whole, withheldParts: after === null ? others : [...others, { part, ...after }] };
}
