import type * as z from 'zod/mini';
import { storedSizeOf } from '../kernel/json/json';
import { MAX_DOCUMENT_BYTES } from '../kernel/patch/edit-size';
import type { MessageCode } from '../kernel/refusal/api-messages';
import { Refusal } from '../kernel/refusal/refusal';
import type { PictureAddress } from './picture-address';
import type { pictureDetails } from './picture-id';

/** A document that owns pictures: their ids, and what is known of each. */
export interface PictureOwner {
  readonly _id: string;
  readonly pictures: readonly string[];
  readonly pictureDetails: Readonly<Record<string, z.infer<typeof pictureDetails>>>;
}

/** How the documents of one kind own pictures: how many, which of them a page shows, and what a refusal says. */
export interface PictureRules<Owner extends PictureOwner> {
  readonly kind: PictureAddress['kind'];
  readonly most: number;
  /** Every picture that the owner's page refers to, with the top-level field that contains it. */
  readonly referredTo: (owner: Owner) => ReadonlyMap<string, string>;
  /** What the details of a new picture have besides those of every picture. */
  readonly furtherDetails: object;
  readonly codes: { readonly unknownOwner: MessageCode; readonly tooLarge: MessageCode };
}

/**
 * An owner with one more picture, which its page does not show yet. `version` stays, since no edit can conflict with
 * it. Throws Refusal tooLarge.
 */
export function withPicture<Owner extends PictureOwner>(
  { most, codes, furtherDetails }: PictureRules<Owner>,
  owner: Owner,
  id: string,
  details: PictureOwner['pictureDetails'][string],
): Owner {
  const after = {
    ...owner,
    pictures: [...owner.pictures.filter((other) => other !== id), id],
    pictureDetails: { ...owner.pictureDetails, [id]: { ...furtherDetails, ...details } },
  };
  if (after.pictures.length > most || storedSizeOf(after) > MAX_DOCUMENT_BYTES) throw new Refusal('tooLarge', codes.tooLarge);
  return after;
}

/** An owner without one of its pictures; null where its page still shows it, or it never owned it. */
export function withoutPicture<Owner extends PictureOwner>(
  { referredTo }: PictureRules<Owner>,
  owner: Owner,
  id: string,
): Owner | null {
  return !owner.pictures.includes(id) || referredTo(owner).has(id) ? null : disowned(owner, id);
}

/** An owner that lists a picture no more; what its page refers to stays as it is. */
export function disowned<Owner extends PictureOwner>(owner: Owner, id: string): Owner {
  const { [id]: _, ...pictureDetails } = owner.pictureDetails;
  return { ...owner, pictures: owner.pictures.filter((other) => other !== id), pictureDetails };
}

/**
 * The first picture that a page refers to without its document owning it, or null: pictures of others are refused.
 */
export function foreignPictureOf<Owner extends PictureOwner>(
  { referredTo }: PictureRules<Owner>,
  owner: Owner,
): { readonly id: string; readonly field: string } | null {
  const own = new Set(owner.pictures);
  for (const [id, field] of referredTo(owner)) if (!own.has(id)) return { id, field };
  return null;
}
