import { derivedCoverChanges, isAllPhotosPath } from '../../college/editing/album-rules';
import { type Change, type InverseChange, undoChanges } from '../../kernel/patch/changes';
import { type DocumentRules, editDocument } from '../../kernel/patch/edit-document';
import { requireFits } from '../../kernel/patch/edit-size';
import { Refusal } from '../../kernel/refusal/refusal';
import { foreignPictureOf } from '../../pictures/owned-pictures';
import { playerType } from '../roles/role';
import { isPlayer } from './completeness/completeness';
import { isOnItsScale } from './grade-scale';
import { type Profile, profile as profileSchema } from './profile';
import { PROFILE_PICTURES } from './profile-pictures';
import { FIELD_GROUP_NAMES, isWider, widestAudience } from './audience/visibility';
import { sameJson } from '../../kernel/json/json';
import { shownProfileTo } from './audience/shown-profile';

/**
 * A profile after its owner changed it at a time (ISO 8601, UTC): `version` is one higher, and `publicAt` is that time
 * where visitors see a difference, so that nobody learns from it of a change to what is closed.
 */
export function changedProfile(before: Profile, after: Profile, now: string): Profile {
  const isSame = sameJson(shownProfileTo(before, 'visitor', now), shownProfileTo(after, 'visitor', now));
  return { ...after, version: before.version + 1, updatedAt: now, publicAt: isSame ? before.publicAt : now };
}

/** What a player fills in; everything else follows from the account, from roles, or from the server. */
const EDITABLE: ReadonlySet<string> = new Set<keyof Profile>([
  ...([
    'type',
    'status',
    'committedTo',
    'about',
    'citizenship',
    'profilePicture',
    'cover',
    'position',
    'characteristics',
  ] as const),
  ...(['jerseyNumber', 'teams', 'honours', 'seasons', 'schedule', 'address', 'schoolName', 'class', 'graduationYear'] as const),
  ...(['gpa', 'gpaOf', 'sat', 'act', 'social', 'albums', 'videos', 'audiences', 'audienceNotice'] as const),
  ...(['toefl', 'ielts', 'duolingo', 'studyField', 'ncaaId', 'naiaId', 'hudlPage', 'veoPage'] as const),
]);

const GRADES = /^\/gpa(?:Of)?$/;

const HOLDS_PICTURES = /^\/(?:profilePicture|cover|teams|albums)(?:\/|$)/;

/** What history stores of an edit. */
export interface ProfileEditRecord {
  readonly forward: Change[];
  readonly inverse: InverseChange[];
}

/**
 * A profile after an edit of its owner at a time (ISO 8601, UTC), with `version` one higher; `record` is null where
 * nothing changes (then the version stays). Throws a Refusal (tooLarge, invalid) where any operation or the result
 * breaks a rule (S7-06).
 */
export function editProfile(
  profile: Profile,
  sent: unknown,
  now: string,
): { profile: Profile; record: ProfileEditRecord | null } {
  const edit = editDocument(profile, sent, rulesFor(profile, now.slice(0, 10)));
  const { document, forward, inverse } = edit;
  if (forward.length === 0) return { profile, record: null };
  requireFits(edit, 'profileTooLarge');
  return { profile: changedProfile(profile, document, now), record: { forward, inverse } };
}

/**
 * A profile with an edit undone, `version` one higher. Throws Refusal conflict where that would overwrite a later edit
 * or break a rule of the whole profile.
 */
export function undoProfileEdit(profile: Profile, { inverse }: Pick<ProfileEditRecord, 'inverse'>, now: string): Profile {
  const result = undoChanges(profile, inverse);
  const isWhole = profileSchema.safeParse(result).success && foreignPictureOf(PROFILE_PICTURES, result) === null;
  if (!isWhole || tooWideGroup(profile, result, now.slice(0, 10)) !== null) throw new Refusal('conflict', 'changedSince');
  return changedProfile(profile, result, now);
}

function rulesFor(before: Profile, today: string): DocumentRules<Profile> {
  return {
    schema: profileSchema,
    ignores: isAllPhotosPath,
    follow: derivedCoverChanges,
    guard: (segments) => {
      const path = `/${segments.join('/')}`;
      if (!mayEditPath(segments, before)) throw new Refusal('invalid', 'fieldNotEditable', {}, path);
    },
    check: (result, paths) => {
      if (result.type !== before.type && !playerType.safeParse(result.type).success)
        throw new Refusal('invalid', 'valueRefused', {}, '/type');
      if (paths.some((path) => GRADES.test(path)) && !isOnItsScale(result))
        throw new Refusal('invalid', 'gradeOffScale', {}, '/gpa');
      const tooWide = tooWideGroup(before, result, today);
      if (tooWide !== null) throw new Refusal('invalid', 'audienceTooWide', {}, `/audiences/${tooWide}`);
      if (result.audienceNotice && !before.audienceNotice) throw new Refusal('invalid', 'valueRefused', {}, '/audienceNotice');
      const foreign = paths.some((path) => HOLDS_PICTURES.test(path)) ? foreignPictureOf(PROFILE_PICTURES, result) : null;
      if (foreign !== null) throw new Refusal('invalid', 'foreignPicture', {}, `/${foreign.field}`);
    },
  };
}

/** Only players have a type that they may change; of a picture's details its owner edits the caption. */
function mayEditPath(segments: readonly string[], { type }: Pick<Profile, 'type'>): boolean {
  const [field = ''] = segments;
  if (field === 'pictureDetails') return segments.length === 3 && segments[2] === 'caption';
  return EDITABLE.has(field) && (field !== 'type' || isPlayer(type));
}

/** The first group whose audience an edit makes wider than its owner may choose at that age; null where none is. */
function tooWideGroup(before: Profile, after: Profile, today: string): string | null {
  const chosen = FIELD_GROUP_NAMES.find((group) => {
    const audience = after.audiences[group];
    if (audience === null || audience === before.audiences[group]) return false;
    return isWider(audience, widestAudience(after, group, today));
  });
  return chosen ?? null;
}
