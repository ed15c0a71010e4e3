import type { College } from '@touchline/domain/college/college';
import { profileHiddenMail } from '@touchline/domain/person/mail/profile-mails';
import { newMatch, reasonOfMatch, withMatchedPicture } from '@touchline/domain/person/moderation/removed-picture';
import { REPORTS } from '@touchline/domain/person/moderation/report';
import type { Account } from '@touchline/domain/person/account/account';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { Firestore } from '@google-cloud/firestore';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import { hashOf } from '../../platform/rate-limit-store';
import { collectionOf } from '../../platform/stored-document';
import { prepareMail, UNSENT } from '../mail/mail-store';
import type { HoldPicture } from '../pictures/owned-picture-store';
import { personDocuments } from '../profiles/profile-store';

/** What a picture that is like a removed one needs besides its owner. */
interface MatchDependencies {
  readonly database: () => Firestore;
  readonly users: Pick<AuthChanges, 'find'>;
}

/** A report that is the same one when the upload is tried again. */
const matchOf = (about: Profile | null, place: string, at: string) =>
  newMatch(about, place, { _id: hashOf(`match ${about?._id ?? ''} ${place}`), at });

/** Hides the picture of a profile for all but its owner, who gets the mail of hidden parts, and reports it. */
export function holdProfilePicture({ database, users }: MatchDependencies): HoldPicture<Profile> {
  return async (owner, pictureId, attempt) => {
    const [user, [account]] = await Promise.all([
      users.find(owner._id),
      attempt.read<[Account]>(personDocuments(database()).accounts.doc(owner._id)),
    ]);
    const { firstName = null, locale = 'en' } = account.data() ?? {};
    const held = withMatchedPicture(owner, pictureId, locale, attempt.at);
    const part = { kind: 'picture', place: pictureId } as const;
    const queueMail =
      user === null || firstName === null
        ? UNSENT
        : await prepareMail(database(), attempt, {
            ...{ _id: `match-${pictureId}`, about: owner._id, kind: 'profileHidden' },
            to: { email: user.email, isVerified: user.emailVerified },
            text: profileHiddenMail({ firstName, reason: reasonOfMatch(locale), part }, locale),
          });
    const report = matchOf(held, pictureId, attempt.at);
    return {
      owner: held,
      write: (unit) => {
        unit.save(collectionOf(database(), REPORTS).doc(report._id), report);
        queueMail(unit);
      },
    };
  };
}

/** Reports the picture of a college; what a college shows stays, because its coaches answer for it by name. */
export function reportCollegePicture({ database }: Pick<MatchDependencies, 'database'>): HoldPicture<College> {
  return (owner, pictureId, { at }) => {
    const report = matchOf(null, `colleges/${owner._id}/${pictureId}`, at);
    return Promise.resolve({ owner, write: (unit) => unit.save(collectionOf(database(), REPORTS).doc(report._id), report) });
  };
}
