import { waitsFor } from '@touchline/domain/person/guardianship/answer-guardianship';
import type { Firestore } from 'firebase-admin/firestore';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { personDocuments } from '../profiles/profile-store';
import { idOfFurtherLink, isFurtherLinkOf } from './further-link';
import { guardianshipDocuments, linksOfPlayer } from './guardian-of-player-store';
import { guardianByMail } from './guardianship-store';

/** What the guardian by mail of a player reads before answering for a further one. */
interface FurtherQuestion {
  readonly childName: string;
  readonly email: string;
  readonly validUntil: string;
}

/** Reads the question of a mail's link. Throws Refusal notFound for one that is forged, or over. */
export type OpenFurtherGuardian = (link: string) => Promise<FurtherQuestion>;

export function furtherGuardianStore(database: () => Firestore, clock: Clock): OpenFurtherGuardian {
  return async (link) => {
    const now = clock().toISOString();
    const one = (await guardianshipDocuments(database()).doc(idOfFurtherLink(link)).get()).data();
    if (one === undefined || one.player === null || !isFurtherLinkOf(link, one)) missing('unknownGuardianLink');
    const { accounts, profiles } = personDocuments(database());
    const [account, profile, links] = await Promise.all([
      accounts.doc(one.player).get(),
      profiles.doc(one.player).get(),
      linksOfPlayer(database(), one.player),
    ]);
    const [ofAccount, ofProfile] = [account.data(), profile.data()];
    if (ofAccount === undefined || ofProfile === undefined) missing('unknownGuardianLink');
    const known = { links, byMail: guardianByMail(ofAccount, now) };
    if (!waitsFor(one, known, now).includes('further')) missing('unknownGuardianLink');
    return { childName: ofProfile.displayName, email: one.email, validUntil: one.validUntil };
  };
}
