import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Featuring } from '@touchline/domain/person/profiles/featuring/featuring';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { hashOf, isSameHash } from '../../platform/rate-limit-store';
import { isDocumentName } from '../../platform/stored-document';

/** The link to a question: nobody computes it who does not run this deployment, and the next question has another. */
export function guardianLinkOf(uid: string, { askedAt }: Pick<Featuring, 'askedAt'>): string {
  return `${uid}.${hashOf(`guardian ${uid} ${askedAt}`)}`;
}

/** The whole address of the page on which a guardian answers, and ends it later. */
export function guardianPageOf(origin: string, uid: string, featuring: Featuring): string {
  return `${origin}/signInUpMobile?mode=guardian&link=${guardianLinkOf(uid, featuring)}`;
}

/** The uid in a link. Throws Refusal notFound where no document can have that name. */
export function uidOfLink(link: string): string {
  const uid = link.slice(0, link.indexOf('.'));
  if (!isDocumentName(uid)) throw new Refusal('notFound', 'unknownGuardianLink');
  return uid;
}

/** The profile whose guardian a link was sent to, and the wish. Throws Refusal notFound where it has ended. */
export function profileOfLink(
  profile: Profile | undefined,
  link: string,
): { readonly profile: Profile; readonly featuring: Featuring } {
  const featuring = profile?.featuring ?? null;
  if (
    profile === undefined ||
    featuring === null ||
    featuring.by !== 'guardian' ||
    !isSameHash(link, guardianLinkOf(profile._id, featuring))
  )
    throw new Refusal('notFound', 'unknownGuardianLink');
  return { profile, featuring };
}
