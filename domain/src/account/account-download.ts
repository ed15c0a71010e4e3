import type { Change } from '../patch/apply-change';
import type { Profile } from '../profile/profile';
import type { SavedCollege } from '../saved-college/saved-college';
import type { AuditEntry } from '../audit/audit-entry';
import type { Account } from './account';
import type { ProviderFacts } from './own-account';

/** An edit of a college as its author gets it back. */
export interface OwnEdit {
  readonly collegeId: string;
  readonly at: string;
  readonly changes: readonly Change[];
}

/** An edit, of whomever, that a person took back. */
export interface TakenBackEdit {
  readonly collegeId: string;
  readonly editedAt: string;
  readonly takenBackAt: string;
}

/** Everything kept about a person, as the stores and the provider hold it; `cut` names the lists of which only a part was read. */
export interface KeptData {
  readonly account: Account;
  readonly profile: Profile;
  readonly savedColleges: readonly SavedCollege[];
  readonly edits: readonly OwnEdit[];
  readonly takenBack: readonly TakenBackEdit[];
  readonly log: readonly Omit<AuditEntry, '_id' | 'schemaVersion'>[];
  readonly provider: ProviderFacts & { readonly createdAt: string };
  readonly feedback: readonly { readonly subject: string; readonly text: string; readonly at: string }[];
  readonly mails: readonly {
    readonly createdAt: string;
    readonly message: { readonly subject: string; readonly text: string };
  }[];
  readonly collegeRequest: { readonly domain: string; readonly requestedAt: string; readonly doneAt: string | null } | null;
  readonly cut: readonly KeptList[];
}

/** The lists of a download that may be too long for it. */
export type KeptList = 'savedColleges' | 'edits' | 'takenBack' | 'log' | 'feedback' | 'mails';

/** The file `touchline.json` of a download: everything kept about a person, in words of the product, without numbers that only the database needs (design.md §4, GDPR). */
export function accountDownload(kept: KeptData, madeAt: string) {
  const { _id: uid, schemaVersion: _, ...account } = kept.account;
  const { _id: __, schemaVersion: ___, ...profile } = kept.profile;
  return {
    madeAt,
    uid,
    /** Lists that are longer than what stands here: only 2,000 entries of each are. */
    incomplete: kept.cut,
    signIn: kept.provider,
    account,
    profile,
    savedColleges: kept.savedColleges.map(({ _id: collegeId, note, savedAt, notedAt }) => ({
      collegeId,
      note,
      savedAt,
      notedAt,
    })),
    edits: kept.edits.map(({ collegeId, at, changes }) => ({ collegeId, at, changes })),
    takenBack: kept.takenBack.map(({ collegeId, editedAt, takenBackAt }) => ({ collegeId, editedAt, takenBackAt })),
    log: kept.log.map((line) => ownLine(line, uid)),
    feedback: kept.feedback.map(({ subject, text, at }) => ({ subject, text, at })),
    mails: kept.mails.map(({ createdAt, message: { subject, text } }) => ({ sentAt: createdAt, subject, text })),
    collegeRequest: kept.collegeRequest,
  };
}

/** A line of the log as the person reads it: other people in it are nobody they are told. */
function ownLine({ at, by, byAdmin, action, target, result, detail }: KeptData['log'][number], uid: string) {
  const [kind = '', id = ''] = target.split('/');
  const isOfPerson = kind === 'accounts' || kind === 'profiles';
  return {
    ...{ at, action, result, byAdmin, detail },
    by: by === uid ? 'you' : by === null ? null : 'somebody else',
    target: isOfPerson ? (id === uid ? 'you' : 'somebody else') : target,
  };
}

/** The name of a picture in a download: `pictures/{pictureId}` with the ending of what it is. */
export function pictureFileOf(pictureId: string, contentType: string): string {
  return `pictures/${pictureId}${contentType === 'image/jpeg' ? '.jpg' : '.webp'}`;
}
