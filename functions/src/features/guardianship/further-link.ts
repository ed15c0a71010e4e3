import type { Guardianship } from '@touchline/domain/person/guardianship/guardianship';
import { missing } from '../../platform/audited-transaction';
import { hashOf, isSameHash } from '../../platform/rate-limit-store';
import { isDocumentName } from '../../platform/stored-document';

/** The link for the guardian by mail of a further link: nobody computes it who does not run this deployment. */
export function furtherLinkOf({ _id, askedAt }: Pick<Guardianship, '_id' | 'askedAt'>): string {
  return `${_id}.${hashOf(`further guardian ${_id} ${askedAt}`)}`;
}

/** The id in such a link. Throws Refusal notFound where no document can have that name. */
export function idOfFurtherLink(link: string): string {
  const id = link.slice(0, link.indexOf('.'));
  return isDocumentName(id) ? id : missing('unknownGuardianLink');
}

/** Whether a link is the one of a stored question. */
export function isFurtherLinkOf(link: string, one: Guardianship): boolean {
  return isSameHash(link, furtherLinkOf(one));
}
