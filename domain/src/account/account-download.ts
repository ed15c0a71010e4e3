import type { Change } from '../patch/apply-change';
import type { Profile } from '../profile/profile';
import type { SavedCollege } from '../saved-college/saved-college';
import type { Account } from './account';

/** An edit of a college as its author gets it back. */
export interface OwnEdit {
  readonly collegeId: string;
  readonly at: string;
  readonly changes: readonly Change[];
}

/** Everything kept about a person, as the stores hold it. */
export interface KeptData {
  readonly account: Account;
  readonly profile: Profile;
  readonly savedColleges: readonly SavedCollege[];
  readonly edits: readonly OwnEdit[];
  readonly feedback: readonly { readonly subject: string; readonly text: string; readonly at: string }[];
  readonly mails: readonly {
    readonly createdAt: string;
    readonly message: { readonly subject: string; readonly text: string };
  }[];
  readonly collegeRequest: { readonly domain: string; readonly requestedAt: string; readonly doneAt: string | null } | null;
}

/** The file `touchline.json` of a download: everything kept about a person, in words of the product, without numbers that only the database needs (design.md §4, GDPR). */
export function accountDownload(kept: KeptData, madeAt: string) {
  const { _id: uid, schemaVersion: _, ...account } = kept.account;
  const { _id: __, schemaVersion: ___, ...profile } = kept.profile;
  return {
    madeAt,
    uid,
    account,
    profile,
    savedColleges: kept.savedColleges.map(({ _id: collegeId, note, savedAt, notedAt }) => ({
      collegeId,
      note,
      savedAt,
      notedAt,
    })),
    edits: kept.edits.map(({ collegeId, at, changes }) => ({ collegeId, at, changes })),
    feedback: kept.feedback.map(({ subject, text, at }) => ({ subject, text, at })),
    mails: kept.mails.map(({ createdAt, message: { subject, text } }) => ({ sentAt: createdAt, subject, text })),
    collegeRequest: kept.collegeRequest,
  };
}

/** The name of a picture in a download: `pictures/{pictureId}` with the ending of what it is. */
export function pictureFileOf(pictureId: string, contentType: string): string {
  return `pictures/${pictureId}${contentType === 'image/jpeg' ? '.jpg' : '.webp'}`;
}
