import { isObject, sameJson } from '../../kernel/json/json';
import { type Change, type InverseChange, undoChanges } from '../../kernel/patch/changes';
import { type College, college as collegeSchema } from '../college';
import type { FieldSource, FieldSources } from '../college-parts';
import { SOURCED_FIELDS, sourcedValue } from '../facts/sourced-fields';
import { Refusal } from '../../kernel/refusal/refusal';
import { foreignPictureOf } from '../../pictures/owned-pictures';
import { type DocumentRules, type Edit, editDocument } from '../../kernel/patch/edit-document';
import { requireFits } from '../../kernel/patch/edit-size';
import { segmentsOf } from '../../kernel/patch/pointer';
import { derivedCoverChanges, isAllPhotosPath } from './album-rules';
import { foreignPauseAt } from '../roster/recruiting-pause';
import { isNeedDatePath, needDateChanges } from '../roster/roster-needs';
import { COLLEGE_PICTURES } from './picture-references';
import { claimedEvidenceAt } from '../roster/team-evidence';
import { foreignRegionAt } from '../team-region';

const SERVER_OWNED: ReadonlySet<string> = new Set([
  '_id',
  'schemaVersion',
  'version',
  'ipedsUnitId',
  'canadianId',
  'sources',
  'pictures',
]);
const HOLDS_PICTURES: ReadonlySet<string> = new Set(['logo', 'cover', 'academics', 'athletics', 'alumni', 'albums']);
/** What a register reports year by year; a figure of today is edited at its own path. */
const YEARLY_FIGURES = 'academics/yearlyFigures';
const IDENTITY: ReadonlySet<string> = new Set(['name', 'legalName', 'pathName', 'collegeURL']);

/** The editor decides which fields may change: only admins change a college's identity (names, pathName, site). */
interface CollegeEditor {
  readonly isAdmin: boolean;
}

/** The editor, and the calendar day of the edit (YYYY-MM-DD); its year becomes the year of the facts that it writes. */
interface EditorToday extends CollegeEditor {
  readonly today: string;
}

/**
 * A college after a patch from outside, with its inverse; `version` and sources stay as they are. Throws a Refusal
 * (tooLarge, invalid) and changes nothing if any operation or the result breaks a rule (S7-13, S4-13).
 */
export function applyCollegePatch(college: College, sent: unknown, editor: EditorToday): Edit<College> {
  const edit = editDocument(college, sent, rulesFor(editor, college));
  requireFits(edit, 'collegeTooLarge');
  return edit;
}

/**
 * A college with an edit undone. Throws Refusal conflict if that would overwrite a later edit or break a rule of the
 * whole page.
 */
export function undoCollegeChanges(college: College, inverse: readonly InverseChange[]): College {
  const result = undoChanges(college, inverse);
  if (!collegeSchema.safeParse(result).success || foreignPictureOf(COLLEGE_PICTURES, result) !== null)
    throw new Refusal('conflict', 'changedSince');
  return result;
}

function rulesFor(editor: EditorToday, before: College): DocumentRules<College> {
  return {
    schema: collegeSchema,
    ignores: isAllPhotosPath,
    follow: (earlier, after, change) => [
      ...derivedCoverChanges(earlier, after, change),
      ...needDateChanges(earlier, after, change, editor.today),
    ],
    guard: (segments) => {
      if (!mayEditPath(segments, editor) || isNeedDatePath(segments)) {
        const path = `/${segments.join('/')}`;
        throw new Refusal('invalid', 'fieldNotEditable', {}, path);
      }
    },
    check: (result, paths) => {
      const claimed = claimedEvidenceAt(before, result);
      const path = `/athletics/sport/${claimed}/evidence`;
      if (claimed !== -1) throw new Refusal('invalid', 'valueRefused', {}, path);
      const foreignRegion = foreignRegionAt(before, result);
      if (foreignRegion !== -1) throw new Refusal('invalid', 'valueRefused', {}, `/athletics/sport/${foreignRegion}/region`);
      const foreignPause = foreignPauseAt(before, result, editor.today);
      if (foreignPause !== -1)
        throw new Refusal('invalid', 'valueRefused', {}, `/athletics/sport/${foreignPause}/notRecruitingUntil`);
      if (!paths.some((path) => HOLDS_PICTURES.has(segmentsOf(path)?.[0] ?? ''))) return;
      const foreign = foreignPictureOf(COLLEGE_PICTURES, result);
      if (foreign !== null) throw new Refusal('invalid', 'foreignPicture', {}, `/${foreign.field}`);
    },
  };
}

/** Whether a fact is of the college's identity (names, site), which only admins change. */
export function isIdentityField(field: string): boolean {
  return IDENTITY.has(field.split('.', 1)[0] ?? '');
}

function mayEditPath(segments: readonly string[], editor: CollegeEditor): boolean {
  const [field = ''] = segments;
  if (SERVER_OWNED.has(field) || segments.slice(0, 2).join('/') === YEARLY_FIGURES) return false;
  if (field === 'pictureDetails') return segments.length === 3 && segments[2] === 'area';
  return editor.isAdmin || !IDENTITY.has(field);
}

/**
 * The record of an edit in history: the changes, their inverse, and the earlier sources of the changed facts (null:
 * none).
 */
export interface CollegeEditRecord {
  readonly forward: Change[];
  readonly inverse: InverseChange[];
  readonly earlierSources: Record<string, FieldSource | null>;
}

/**
 * A college after an edit from outside: with `version` one higher and the changed facts marked as written by a person.
 * If a person sends an imported fact unchanged, they confirm it, and it is marked too. `record` is null if nothing
 * changes (then the version stays). Throws a Refusal as `applyCollegePatch` does (S7-13).
 */
export function editCollege(
  college: College,
  sent: unknown,
  editor: EditorToday,
): { college: College; record: CollegeEditRecord | null } {
  const { document, forward, inverse } = applyCollegePatch(college, sent, editor);
  const confirmed = confirmedFields(college, document, sent);
  if (forward.length === 0 && confirmed.length === 0) return { college, record: null };
  const by = editor.isAdmin ? 'admin' : 'coach';
  const year = Number(editor.today.slice(0, 4));
  const written = [...changedFields(college, document), ...confirmed];
  const sources: FieldSources = { ...college.sources };
  for (const field of written) sources[field] = { by, source: by, year };
  const earlierSources = Object.fromEntries(written.map((field) => [field, college.sources[field] ?? null]));
  return { college: { ...document, sources, version: college.version + 1 }, record: { forward, inverse, earlierSources } };
}

/**
 * A college with an edit undone, `version` one higher. Throws Refusal forbidden if the edit changed a field that this
 * editor may not change, and conflict if a later edit touched the same paths (S4-14).
 */
export function undoCollegeEdit(college: College, record: CollegeEditRecord, editor: CollegeEditor): College {
  const foreign = pathOfOthers(record, editor);
  if (foreign !== undefined) throw new Refusal('forbidden', 'undoNotAllowed', {}, foreign.path);
  const result = undoCollegeChanges(college, record.inverse);
  const sources: FieldSources = { ...college.sources };
  for (const [field, earlier] of Object.entries(record.earlierSources)) {
    if (earlier === null) Reflect.deleteProperty(sources, field);
    else sources[field] = earlier;
  }
  return { ...result, sources, version: college.version + 1 };
}

/** Whether an editor may undo an edit by its fields: the editor must be allowed to change each of them. */
export function mayUndoCollegeEdit(record: Pick<CollegeEditRecord, 'inverse'>, editor: CollegeEditor): boolean {
  return pathOfOthers(record, editor) === undefined;
}

function pathOfOthers({ inverse }: Pick<CollegeEditRecord, 'inverse'>, editor: CollegeEditor) {
  return inverse.find(({ path }) => !mayEditPath(segmentsOf(path) ?? [], editor));
}

/** The sourced fields of a college that an edit changes. */
export function changedFields(before: College, after: College): readonly string[] {
  return SOURCED_FIELDS.filter((field) => {
    const branch = field.split('.', 1)[0] ?? '';
    if (Reflect.get(before, branch) === Reflect.get(after, branch)) return false;
    const [earlier, later] = [sourcedValue(before, field), sourcedValue(after, field)];
    return earlier !== later && !sameJson(earlier, later);
  });
}

const FACTS: ReadonlySet<string> = new Set(SOURCED_FIELDS);

/** The imported facts that an accepted patch (`applyCollegePatch`) replaces by the same value. */
function confirmedFields(before: College, after: College, sent: unknown): readonly string[] {
  const paths = (Array.isArray(sent) ? sent : []).flatMap((operation: unknown) => {
    const { path = null } = isObject(operation) ? operation : {};
    return typeof path === 'string' ? [path] : [];
  });
  const fields = new Set(paths.map((path) => fieldOfPath(before, path)).filter((field) => FACTS.has(field)));
  return [...fields].filter(
    (field) =>
      before.sources[field]?.by === 'import' &&
      sourcedValue(after, field) !== null &&
      sameJson(sourcedValue(before, field), sourcedValue(after, field)),
  );
}

/** The name of the fact at a path; teams are named by their sex. */
function fieldOfPath({ athletics }: College, path: string): string {
  const [first = '', second = '', index = '', ...rest] = segmentsOf(path) ?? [];
  if (first !== 'athletics' || second !== 'sport') return [first, second, index, ...rest].filter((part) => part !== '').join('.');
  return ['athletics', 'sport', athletics.sport[Number(index)]?.sex ?? '', ...rest].join('.');
}
