import { editCollege } from '@touchline/domain/college/editing/edit-college';
import { college as collegeSchema, type College } from '@touchline/domain/college/college';
import { editDocument } from '@touchline/domain/kernel/patch/edit-document';
import { aCollege } from '@touchline/domain/college/testing/a-college';
import jsonPatch from 'fast-json-patch';
import type { BenchTable } from './bench-table';
import { microseconds, nanosecondsOf, ratio } from './measure';

const EDITOR = { isAdmin: false, today: '2026-03-01' };
const ROUNDS = 2000;
const RULES = { schema: collegeSchema, guard: () => undefined, ignores: () => false, follow: () => [], check: () => undefined };

/**
 * A small edit of a 90 kB college with rules, check and undo patch, compared with copying the college once, and with
 * the library's own safe mode.
 */
export function patchBench(): BenchTable {
  const college = aLargeCollege();
  const kilobytes = Math.round(JSON.stringify(college).length / 1000);
  const operation = (text: string) => [{ op: 'replace' as const, path: '/city/description', value: text }];
  const clone = nanosecondsOf(ROUNDS, () => structuredClone(college));
  const edit = nanosecondsOf(ROUNDS, (round) => editCollege(college, operation(`text ${round}`), EDITOR));
  const rulesAlone = nanosecondsOf(ROUNDS, (round) => editDocument(college, operation(`text ${round}`), RULES));
  const library = nanosecondsOf(ROUNDS, (round) => jsonPatch.applyPatch(college, operation(`text ${round}`), true, false));
  const row = (name: string, nanoseconds: number) => ({
    name,
    values: { 'median µs': microseconds(nanoseconds), 'of one structuredClone': ratio(nanoseconds, clone) },
  });
  return {
    title: `A one-field edit of a ${kilobytes} kB college`,
    note: 'Only the touched branch is copied and checked, so the edit itself follows the size of the change; measuring the document follows its own.',
    rows: [
      row('structuredClone of the college', clone),
      row('editDocument: places, values, result and inverse', rulesAlone),
      row('editCollege: the same, facts marked, the whole document measured against its limit', edit),
      row('fast-json-patch with validate, not mutating (no rules, no inverse)', library),
    ],
  };
}

/** About 90 kB: a catalogue of majors, as large colleges have it, and albums full of pictures. */
function aLargeCollege(): College {
  const college = aCollege();
  const majors = Array.from({ length: 30 }, (_, category) => ({
    name: `Category ${category}`,
    subcategories: Array.from({ length: 10 }, (_unused, part) => ({
      name: `Subcategory ${category}.${part}`,
      majors: Array.from({ length: 6 }, (_none, major) => `A major with a name of usual length ${major}`),
    })),
  }));
  return { ...college, academics: { ...college.academics, details: { ...college.academics.details, majors } } };
}
