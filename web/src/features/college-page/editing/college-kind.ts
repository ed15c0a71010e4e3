import { FIRST_YEAR } from '@touchline/domain/reference/calendar-lists';
import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness, type CollegePagePart } from '@touchline/domain/college/editing/college-completeness';
import { COLLEGE_FACTS, FACTS_OF_TEAM } from '@touchline/domain/college/facts/fact-list';
import { type FactRow, limitsOf } from '@touchline/domain/college/facts/fact-row';
import { FURTHER_ROUTES } from '@touchline/domain/http/further-routes';
import type { DocumentKind } from '../../../components/document-editor/document-kind';
import { type FieldKind, type FoundChanges, lineUpTo, type SaveDocument } from '../../../components/document-editor/field';
import { collegePicturePath } from '../../../components/pictures/photo';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { MAJORS_FIELD } from './majors-text';
import { pathsOfPart, pointerOf, TEAM } from './paths-of-parts';

/** The most that may be typed for a whole number without a limit of its own. */
const LARGEST_COUNT = 100_000_000;

/** What may be typed for a fact that is one value; null for what comes from registers alone, and for a range. */
function fieldKindOf(row: FactRow): FieldKind | null {
  switch (row.kind) {
    case 'percent':
    case 'dollars':
    case 'whole':
    case 'number':
    case 'ratio': {
      const { isWhole, least, most } = limitsOf(row);
      return { type: 'number', isWhole, least, most: most ?? LARGEST_COUNT };
    }
    case 'year':
      return { type: 'year', from: FIRST_YEAR.historic };
    case 'text':
      return lineUpTo(row.most);
    case 'story':
      return { type: 'text', most: row.most };
    case 'lines':
      return { type: 'lines', most: row.most, mostEach: row.mostEach };
    case 'country':
    case 'link':
    case 'video':
    case 'mail':
    case 'phone':
      return { type: row.kind };
    case 'range':
    case 'choice':
    case 'numberChoice':
    case 'color':
    case 'position':
    case 'cipCodes':
    case 'yearlyFigures':
      return null;
  }
}

const STAFF = `${TEAM}/coaches/*`;

/** The fields of a college that are no facts; `*` stands for any entry of a list. */
const FURTHER_FIELDS: readonly (readonly [path: string, kind: FieldKind])[] = [
  ['/academics/details/majors', MAJORS_FIELD],
  ['/academics/imageVideoURL', { type: 'link' }],
  ['/academics/media/youtubeURLs', { type: 'videos' }],
  [`${TEAM}/description`, { type: 'text', most: 20_000 }],
  [`${TEAM}/media/youtubeURLs`, { type: 'videos' }],
  [`${STAFF}/name`, lineUpTo(120)],
  [`${STAFF}/email`, { type: 'mail' }],
  [`${STAFF}/phone`, { type: 'phone' }],
  [`${STAFF}/sinceYear`, { type: 'year', from: FIRST_YEAR.recent }],
  [`${STAFF}/biography`, { type: 'text', most: 10_000 }],
  [`${STAFF}/previousPosts`, { type: 'lines', mostEach: 200, most: 30 }],
  [`${STAFF}/licences`, { type: 'lines', mostEach: 120, most: 30 }],
  ['/alumni/*/name', lineUpTo(120)],
  ['/alumni/*/fromYear', { type: 'year', from: FIRST_YEAR.historic }],
  ['/alumni/*/toYear', { type: 'year', from: FIRST_YEAR.historic }],
  ['/alumni/*/text', { type: 'text', most: 1000 }],
  ['/contactPeople/*/name', lineUpTo(120)],
  ['/contactPeople/*/role', lineUpTo(120)],
  ['/contactPeople/*/email', { type: 'mail' }],
  ['/contactPeople/*/phone', { type: 'phone' }],
];

/** The path with `*` for each entry of a list. */
const patternOf = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/*');

const FIELDS: ReadonlyMap<string, FieldKind> = new Map([
  ...COLLEGE_FACTS.flatMap(({ path, row }) => rowsOf(pointerOf(path), row)),
  ...FACTS_OF_TEAM.flatMap(({ path, row }) => rowsOf(`${TEAM}${pointerOf(path)}`, row)),
  ...FURTHER_FIELDS,
]);

/** The fields of a fact: two for a range. */
function rowsOf(path: string, row: FactRow): readonly (readonly [string, FieldKind])[] {
  if (row.kind === 'range') {
    const end: FieldKind = { type: 'number', isWhole: true, least: 0, most: row.most };
    return [
      [`${path}/low`, end],
      [`${path}/high`, end],
    ];
  }
  const kind = fieldKindOf(row);
  return kind === null ? [] : [[path, kind]];
}

const pathOf = (id: string): { readonly collegeId: string } => ({ collegeId: id });

/** Colleges as documents that are edited in their page. */
export const COLLEGE_KIND: DocumentKind<College, CollegePagePart> = {
  name: 'colleges',
  calls: {
    read: (callApi, id) => callApi('college', { params: pathOf(id) }),
    patch: async (callApi, id, { patch, ifMatch }) => {
      const call = { params: pathOf(id), query: { undo: 'true' }, body: { patch }, ifMatch } as const;
      const { college, patchId } = await callApi('patchCollege', call);
      return { document: college, patchId };
    },
    undo: async (callApi, id, patchId) => (await callApi('undoCollegePatch', { params: pathOf(id), query: { patchId } })).college,
    editsSince: async (callApi, id, version) =>
      (await callApi('collegeEdits', { params: pathOf(id), query: { since: version } })).items,
    uploadAddress: (id) => FURTHER_ROUTES.uploadCollegePicture.path.replace(':collegeId', encodeURIComponent(id)),
  },
  fieldAt: (path) => FIELDS.get(patternOf(path)) ?? null,
  loadSchema: async () => (await import('@touchline/domain/college/college')).college,
  pictureOf: (college, value) =>
    typeof value === 'string' && college.pictures.includes(value) ? collegePicturePath(college, value, '400') : null,
  completenessOf: (college) => completenessFor(college, null),
  pathsOfPart,
  texts: { saved: 'college.updated', undone: 'college.undone', part: (part) => `college.part_${part}` },
};

/** Colleges as documents whose completeness counts the parts of one team alone, as its page does. */
export function collegeKindOf(sex: TeamSex): typeof COLLEGE_KIND {
  return { ...COLLEGE_KIND, completenessOf: (college) => completenessFor(college, sex) };
}

function completenessFor(college: College, sex: TeamSex | null): ReturnType<typeof COLLEGE_KIND.completenessOf> {
  const { missing, ...counts } = collegeCompleteness(college, sex);
  return { ...counts, missing: missing.map(({ part }) => part) };
}

/** Saves changes of a college. */
export type SaveCollege = SaveDocument<College>;

/** Changes of a list, found in the current college. */
export type CollegeChanges = FoundChanges<College>;
