import * as z from 'zod/mini';
import { camp } from '../../camp/camp';
import { MOST_PLANNED } from '../../camp/camp-plan';
import { campHost, listedCamp } from '../../camp/listed-camp';
import { newCampForm } from '../../camp/new-camp';
import type { RefusalKind } from '../../kernel/refusal/refusal';
import { calendarDate } from '../../kernel/text/text-schemas';
import { campSearchAnswer, campSearchQuery } from '../../search/camps/camp-search-schema';
import { EDIT_CALL, patchId, UNDO_CALL } from './edit-parts';

const read = { query: null, body: null, status: 200 } as const;
const privateRefusals = ['signInRequired', 'forbidden'] as const satisfies readonly RefusalKind[];
const campId = z.string().check(z.minLength(1), z.maxLength(120));

/** The rows of camps: everybody finds them, and the editors of their college make them. */
export const CAMP_ROWS = {
  searchCamps: {
    ...read,
    summary:
      'Published camps, the next first, 20 a page. Filters may be repeated where several values may be chosen; `facets=true` counts what each value would bring, `past=true` searches the archive.',
    access: 'everyone',
    cacheSeconds: 30,
    refusals: ['malformed'],
    query: campSearchQuery,
    answer: campSearchAnswer,
  },
  listedCamps: {
    ...read,
    summary: 'Published camps by their ids, in that order, past ones too; unknown ids are left out.',
    access: 'everyone',
    cacheSeconds: 30,
    refusals: ['malformed'],
    query: z.object({
      ids: z.union([
        z.array(campId).check(z.maxLength(MOST_PLANNED)),
        z.pipe(
          campId,
          z.transform((id: string) => [id]),
        ),
      ]),
    }),
    answer: z.strictObject({ items: z.array(listedCamp), today: calendarDate }),
  },
  camp: {
    ...read,
    summary: 'A published camp, with the college that holds it.',
    access: 'everyone',
    cacheSeconds: 0,
    refusals: ['notFound'],
    answer: z.strictObject({ camp, host: campHost, today: calendarDate }),
  },
  editedCamps: {
    ...read,
    summary: 'All camps of a college for its editors: drafts, published, archived and past ones, the latest first.',
    access: 'collegeEditor',
    cacheSeconds: 0,
    refusals: [...privateRefusals, 'notFound'],
    answer: z.strictObject({ items: z.array(camp), today: calendarDate }),
  },
  createCamp: {
    summary: 'Makes a draft of a camp at the place of its college. A college has 200 camps at most.',
    access: 'collegeEditor',
    query: null,
    body: newCampForm,
    status: 201,
    cacheSeconds: 0,
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ camp }),
  },
  copyCamp: {
    summary: 'Makes a draft like another camp of the college, 52 weeks later or as many years as it takes to lie ahead.',
    access: 'collegeEditor',
    query: null,
    body: null,
    status: 201,
    cacheSeconds: 0,
    refusals: [...privateRefusals, 'notFound', 'conflict'],
    answer: z.strictObject({ camp }),
  },
  patchCamp: {
    ...EDIT_CALL,
    summary:
      'Edits a camp of the college, publishes or archives it (`/state`): all operations or none. `undo=true` offers the edit for undo; If-Match with a version refuses if the camp has changed since.',
    access: 'collegeEditor',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'stale', 'tooLarge', 'wrongType', 'invalid'],
    answer: z.strictObject({ camp, patchId }),
  },
  undoCampPatch: {
    ...UNDO_CALL,
    summary: 'Undoes an edit of a camp; refused if a later edit changed the same field.',
    access: 'collegeEditor',
    refusals: ['malformed', ...privateRefusals, 'notFound', 'conflict'],
    answer: z.strictObject({ camp }),
  },
} as const;
