import * as z from 'zod/mini';
import { defineCollection } from '../../kernel/documents/define-collection';
import { Refusal } from '../../kernel/refusal/refusal';
import type { Language } from '../../kernel/language';
import { instant, shortText } from '../../kernel/text/text-schemas';
import { pictureId } from '../../pictures/picture-id';
import { LOCKED_PICTURE } from '../../reference/limits';
import { profile, type Profile } from '../profiles/profile';
import { hidingOf, withHiding } from '../profiles/withheld';

/** Version of the stored shape. */
export const LOCKED_PICTURE_SCHEMA_VERSION = 1;

/** What two admins together do with a locked picture: look at it, give it back, or remove it for good. */
export const LOCKED_ACTS = ['open', 'clear', 'remove'] as const;
export type LockedAct = (typeof LOCKED_ACTS)[number];

/** What an admin asks a second one for, and why. */
export const lockedPictureForm = z.object({ wanted: z.enum(LOCKED_ACTS), reason: shortText(500) });

/** What the second admin says; the id proves that it is the request that was shown. */
export const lockedPictureVerdict = z.object({ requestId: shortText(200), confirmed: z.boolean() });

/**
 * `lockedPictures/{hash}`: a picture that somebody reported for the sexual abuse of a child. Nobody sees it from then
 * on, its owner and admins included; its file lies apart, where no sweep and no erasure finds it. `request` waits for a
 * second admin. `opened` are the two who may look at it, and until when. Once it is `cleared`, a further report locks
 * it no more; `removed` is without a file.
 */
export const lockedPicture = z.strictObject({
  _id: z.string(),
  schemaVersion: z.literal(LOCKED_PICTURE_SCHEMA_VERSION),
  profileId: profile.shape._id,
  pictureId,
  state: z.enum(['locked', 'cleared', 'removed']),
  lockedAt: instant,
  closedAt: z.nullable(instant),
  request: z.nullable(
    z.strictObject({ requestId: z.string(), ...lockedPictureForm.def.shape, askedBy: z.string(), askedAt: instant }),
  ),
  opened: z.nullable(z.strictObject({ by: z.array(z.string()).check(z.length(2)), until: instant })),
});

export type LockedPicture = z.infer<typeof lockedPicture>;

/** The locked pictures, and what became of them. */
export const LOCKED_PICTURES = defineCollection({
  name: 'lockedPictures',
  holds: 'A picture reported for the sexual abuse of a child: whose it is, which two admins may look at it, how it ended.',
  version: LOCKED_PICTURE_SCHEMA_VERSION,
  schema: lockedPicture,
  upgrades: {},
  personalData: {
    export: { nothing: 'It would warn the person whom the authorities may look for.' },
    deletion: { keep: 'Evidence for the authorities, and who decided about it (docs/moderation.md).' },
  },
});

/** A picture that a report locks now. */
export function newLockedPicture(_id: string, of: Pick<LockedPicture, 'profileId' | 'pictureId'>, now: string): LockedPicture {
  const { profileId, pictureId: picture } = of;
  const open = { state: 'locked', lockedAt: now, closedAt: null, request: null, opened: null } as const;
  return { _id, schemaVersion: LOCKED_PICTURE_SCHEMA_VERSION, profileId, pictureId: picture, ...open };
}

const REASON: Readonly<Record<Language, string>> = {
  en: 'Nobody sees this picture while we check a report.',
  de: 'Dieses Bild sieht niemand, solange wir eine Meldung prüfen.',
};

/** A profile whose picture is locked: it is hidden as well, so that no page refers to it. */
export function withLockedPicture(owner: Profile, place: string, language: Language, now: string): Profile {
  const part = { kind: 'picture', place } as const;
  return hidingOf(owner, part) === null ? withHiding(owner, { reason: REASON[language], part }, now) : owner;
}

/** The request that waits for a second admin; null where there is none, or it has expired. */
export function openRequestOf({ request }: LockedPicture, now: string): LockedPicture['request'] {
  const isOpen = request !== null && Date.parse(now) < Date.parse(request.askedAt) + LOCKED_PICTURE.requestMs;
  return isOpen ? request : null;
}

interface Asking {
  readonly by: string;
  readonly requestId: string;
  readonly now: string;
}

/** A locked picture for which an admin asks a second one. Throws Refusal conflict where one waits, or it is closed. */
export function withAskedAct(
  picture: LockedPicture,
  form: z.infer<typeof lockedPictureForm>,
  { by, requestId, now }: Asking,
): LockedPicture {
  if (picture.state !== 'locked') throw new Refusal('conflict', 'lockedPictureClosed');
  if (openRequestOf(picture, now) !== null) throw new Refusal('conflict', 'lockedPictureRequestOpen');
  return { ...picture, request: { requestId, ...form, askedBy: by, askedAt: now } };
}

/** The admin who decides, and whether the one who asked is an admin still. */
interface Deciding {
  readonly by: string;
  readonly requestId: string;
  readonly isAskerAdmin: boolean;
  readonly now: string;
}

/**
 * A locked picture after a second admin confirmed. The two who agreed may look at it for an hour, or it is closed.
 * Throws Refusal conflict where another request was shown, the admin asked themselves, or who asked is no admin now.
 */
export function withConfirmedAct(picture: LockedPicture, { by, requestId, isAskerAdmin, now }: Deciding): LockedPicture {
  const request = requireShown(picture, requestId, now);
  if (request.askedBy === by) throw new Refusal('conflict', 'lockedPictureRequestOfYours');
  if (!isAskerAdmin) throw new Refusal('conflict', 'askerIsNoAdmin');
  if (request.wanted === 'open') {
    const until = new Date(Date.parse(now) + LOCKED_PICTURE.openMs).toISOString();
    return { ...picture, request: null, opened: { by: [request.askedBy, by], until } };
  }
  const state = request.wanted === 'clear' ? 'cleared' : 'removed';
  return { ...picture, request: null, opened: null, state, closedAt: now };
}

/** A locked picture whose request an admin refuses, or withdraws. Throws Refusal conflict where it is gone. */
export function withRefusedAct(picture: LockedPicture, { requestId, now }: Pick<Deciding, 'requestId' | 'now'>): LockedPicture {
  requireShown(picture, requestId, now);
  return { ...picture, request: null };
}

/** The request that an admin was shown. Throws Refusal conflict where it is gone. */
export function requireShown(picture: LockedPicture, requestId: string, now: string): NonNullable<LockedPicture['request']> {
  const request = picture.state === 'locked' ? openRequestOf(picture, now) : null;
  if (request?.requestId !== requestId) throw new Refusal('conflict', 'lockedPictureRequestGone');
  return request;
}

/** Until when an admin may look at a locked picture; null where they may not. */
export function openUntilFor({ state, opened }: LockedPicture, uid: string, now: string): string | null {
  return state === 'locked' && opened !== null && opened.by.includes(uid) && now < opened.until ? opened.until : null;
}

/** A locked picture as admins read it: no address of the picture, and the request that waits. */
export const shownLockedPicture = z.strictObject({
  lockId: z.string(),
  ...z.pick(lockedPicture, { profileId: true, pictureId: true, lockedAt: true, request: true }).shape,
  openUntil: z.nullable(instant),
});

/** What an admin reads of a locked picture now. */
export function shownLockedPictureOf(stored: LockedPicture, uid: string, now: string): z.infer<typeof shownLockedPicture> {
  const { _id: lockId, profileId, pictureId: picture, lockedAt } = stored;
  const request = openRequestOf(stored, now);
  return { lockId, profileId, pictureId: picture, lockedAt, request, openUntil: openUntilFor(stored, uid, now) };
}
