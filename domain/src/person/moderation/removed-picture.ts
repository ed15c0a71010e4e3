import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { noPersonalData } from '../../kernel/documents/personal-data';
import type { Language } from '../../kernel/language';
import { historyEndsAt } from '../../kernel/patch/stored-edit';
import { instant } from '../../kernel/text/text-schemas';
import { bandsOf, type Fingerprint, looksAlike } from '../../pictures/fingerprint';
import { RETENTION } from '../../reference/limits';
import { isMinorOn } from '../profiles/audience/visibility';
import type { Profile } from '../profiles/profile';
import { withHiding } from '../profiles/withheld';
import { OPEN, type Report, REPORT_SCHEMA_VERSION } from './report';

/** Version of the stored shape. */
export const REMOVED_PICTURE_SCHEMA_VERSION = 1;

/**
 * `removedPictures/{hash}`: what a picture that an admin hid is recognized by. The id is a hash of its owner and its
 * id, so that showing it again finds it, and nobody can learn from it whose it was.
 */
export const removedPicture = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(REMOVED_PICTURE_SCHEMA_VERSION),
  exact: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  perceptual: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  at: instant,
});

export type RemovedPicture = z.infer<typeof removedPicture>;

/** The hashes of pictures that moderation removed, never of those that their owners delete. */
export const REMOVED_PICTURES = defineCollection({
  name: 'removedPictures',
  holds: 'Hashes of a picture that an admin hid, by which the same picture is found when somebody uploads it again.',
  version: REMOVED_PICTURE_SCHEMA_VERSION,
  schema: removedPicture,
  upgrades: {},
  stamps: {
    bands: ({ perceptual }) => (perceptual === null ? [] : bandsOf(perceptual)),
    expiresAt: ({ at }) => historyEndsAt(at, RETENTION.removedPictureMonths),
  },
  expires: `${RETENTION.removedPictureMonths} months after the picture was hidden`,
  personalData: noPersonalData('No picture can be made from a hash, and nothing in it names a person.'),
});

/** What is stored of a picture that an admin hides now; null where its file is gone. */
export function removedPictureOf(_id: string, fingerprint: Fingerprint | null, at: string): RemovedPicture | null {
  const [exact = null] = fingerprint?.exact ?? [];
  if (fingerprint === null || exact === null) return null;
  return { _id, schemaVersion: REMOVED_PICTURE_SCHEMA_VERSION, exact, perceptual: fingerprint.perceptual, at };
}

/** Whether an upload is a removed picture again, or looks like one, as long as we store its hashes. */
export function isLikeRemoved(
  { exact, perceptual }: Fingerprint,
  removed: Pick<RemovedPicture, 'exact' | 'perceptual' | 'at'>,
  now: Date,
): boolean {
  if (historyEndsAt(removed.at, RETENTION.removedPictureMonths) <= now) return false;
  if (exact.includes(removed.exact)) return true;
  return perceptual !== null && removed.perceptual !== null && looksAlike(perceptual, removed.perceptual);
}

const REASON: Readonly<Record<Language, string>> = {
  en: 'This picture looks like one that we removed. We will look at it.',
  de: 'Dieses Bild ähnelt einem, das wir entfernt haben. Wir sehen es uns an.',
};

/** Why an upload that is like a removed picture is hidden, as its owner reads it. */
export function reasonOfMatch(language: Language): string {
  return REASON[language];
}

/**
 * A profile whose new picture is like a removed one: hidden at once, for all but its owner. `version` stays, as with
 * every upload. Throws Refusal invalid for more hidden parts than a profile stores.
 */
export function withMatchedPicture(owner: Profile, pictureId: string, language: Language, at: string): Profile {
  const part = { kind: 'picture', place: pictureId } as const;
  return { ...withHiding(owner, { reason: reasonOfMatch(language), part }, at), version: owner.version };
}

/**
 * The report of an upload that is like a removed picture. `place` is the picture of a profile, and the address of the
 * picture of a college (`colleges/{collegeId}/{pictureId}`), which stays visible until an admin decides.
 */
export function newMatch(about: Profile | null, place: string, { _id, at }: Pick<Report, '_id' | 'at'>): Report {
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId: about?._id ?? null, kind: 'match', place, at, by: null },
    ...{
      reason: 'removedBefore',
      note: null,
      furtherNotes: [],
      count: 1,
      wish: null,
      replyTo: null,
      language: null,
      suggestion: null,
    },
    ...{ isAboutMinor: about !== null && isMinorOn(about, at.slice(0, 10)), ...OPEN },
  };
}
