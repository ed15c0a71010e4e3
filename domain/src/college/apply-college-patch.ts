import { Refusal } from '../http/refusal';
import { storedSizeOf } from '../json/stored-size';
import { type DocumentRules, type Edit, editDocument } from '../patch/edit-document';
import type { InverseChange } from '../patch/inverse-change';
import { segmentsOf } from '../patch/pointer';
import { takeBack } from '../patch/take-back';
import { coversThatFollow, isAllPhotosPlace } from './album-rules';
import { college as collegeSchema, type College } from './college';
import { foreignPictureOf } from './picture-references';

/** A stored college stays below this many bytes, an edit with its inverse below the second (design.md §3, §4 Retention). */
export const LARGEST_COLLEGE_BYTES = 900_000;
const LARGEST_EDIT_BYTES = 700_000;

const KEPT_BY_THE_SERVER: ReadonlySet<string> = new Set([
  '_id',
  'schemaVersion',
  'version',
  'ipedsUnitId',
  'sources',
  'pictures',
]);
const HOLDS_PICTURES: ReadonlySet<string> = new Set(['logo', 'cover', 'academics', 'athletics', 'albums']);
const IDENTITY: ReadonlySet<string> = new Set(['name', 'pathName', 'collegeURL']);

/** Who edits decides what may be edited: only admins change a college's identity (name, pathName, collegeURL). */
export interface CollegeEditor {
  readonly isAdmin: boolean;
}

/**
 * A college after a patch from outside, with the way back; `version` and sources are not touched here. Throws a Refusal (tooLarge, invalid) and
 * changes nothing where any operation or the result breaks a rule (design.md §4, Patch and Albums; specification §7).
 */
export function applyCollegePatch(college: College, sent: unknown, editor: CollegeEditor): Edit<College> {
  const edit = editDocument(college, sent, rulesFor(editor));
  if (edit.forward.length > 0) requireRoom(edit);
  return edit;
}

/** A college with an edit taken back. Throws Refusal conflict where that would overwrite a later edit or break a rule of the whole page. */
export function takeBackCollegeEdit(college: College, inverse: readonly InverseChange[]): College {
  const result = takeBack(college, inverse);
  if (!collegeSchema.safeParse(result).success || foreignPictureOf(result) !== null)
    throw new Refusal('conflict', 'changedSince');
  return result;
}

function rulesFor(editor: CollegeEditor): DocumentRules<College> {
  return {
    schema: collegeSchema,
    ignores: isAllPhotosPlace,
    follow: coversThatFollow,
    guard: (segments) => {
      if (!mayTouch(segments, editor)) {
        const path = `/${segments.join('/')}`;
        throw new Refusal('invalid', 'fieldNotEditable', { path }, path);
      }
    },
    check: (result, paths) => {
      if (!paths.some((path) => HOLDS_PICTURES.has(segmentsOf(path)?.[0] ?? ''))) return;
      const foreign = foreignPictureOf(result);
      if (foreign !== null) throw new Refusal('invalid', 'foreignPicture', {}, `/${foreign.field}`);
    },
  };
}

function mayTouch(segments: readonly string[], editor: CollegeEditor): boolean {
  const [field = ''] = segments;
  if (KEPT_BY_THE_SERVER.has(field)) return false;
  if (field === 'pictureDetails') return segments.length === 3 && segments[2] === 'area';
  return editor.isAdmin || !IDENTITY.has(field);
}

function requireRoom({ document, forward, inverse }: Edit<College>): void {
  const fits =
    storedSizeOf(document) <= LARGEST_COLLEGE_BYTES && storedSizeOf(forward) + storedSizeOf(inverse) <= LARGEST_EDIT_BYTES;
  if (!fits) throw new Refusal('tooLarge', 'collegeTooLarge');
}
