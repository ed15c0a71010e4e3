import fc from 'fast-check';
import { expect } from 'vitest';
import type { College } from '../college/college';
import { type CollegeEditRecord, editCollege, undoCollegeEdit } from '../college/edit-college';
import { Refusal } from '../http/refusal';
import { aCollege } from './a-college';

/** What an editor may do next: write a text, or take back the own edit of some turns ago. */
type Turn = { readonly editor: 'A' | 'B' } & (
  { readonly does: 'write'; readonly place: Place; readonly text: string } | { readonly does: 'takeBack'; readonly which: number }
);

const PLACES = [
  '/city/description',
  '/campus/description',
  '/facilities/description',
  '/nickname',
  '/academics/description',
] as const;
type Place = (typeof PLACES)[number];

/** The sequential model: a plain table of texts; an edit remembers what it wrote and what stood there. */
class Model {
  readonly texts = new Map<Place, string | null>();
  readonly edits: { readonly editor: string; place: Place; wrote: string; before: string | null; open: boolean }[] = [];

  write(editor: string, place: Place, text: string): boolean {
    const before = this.texts.get(place) ?? null;
    if (before === text) return false;
    this.texts.set(place, text);
    this.edits.push({ editor, place, wrote: text, before, open: true });
    return true;
  }

  takeBack(which: number): 'done' | 'refused' {
    const edit = this.edits[which];
    if (edit === undefined || (this.texts.get(edit.place) ?? null) !== edit.wrote) return 'refused';
    this.texts.set(edit.place, edit.before);
    edit.open = false;
    return 'done';
  }
}

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({
    editor: fc.constantFrom('A' as const, 'B' as const),
    does: fc.constant('write' as const),
    place: fc.constantFrom(...PLACES),
    text: fc.constantFrom('one', 'two', 'three'),
  }),
  fc.record({ editor: fc.constantFrom('A' as const, 'B' as const), does: fc.constant('takeBack' as const), which: fc.nat(6) }),
);

/** Plays random histories of two editors and compares each with the sequential model; answers how often each thing happened. */
export function playHistories(
  runs: number,
  seed: number,
): { readonly written: number; readonly takenBack: number; readonly refused: number } {
  const seen = { written: 0, takenBack: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(turn, { minLength: 2, maxLength: 10 }), (turns) => {
      let college = blankTexts();
      const model = new Model();
      const records: CollegeEditRecord[] = [];
      for (const next of turns) {
        if (next.does === 'write') {
          const edit = editCollege(college, [{ op: 'replace', path: next.place, value: next.text }], {
            isAdmin: false,
            year: 2026,
          });
          expect(edit.record !== null).toBe(model.write(next.editor, next.place, next.text));
          if (edit.record !== null) records.push(edit.record);
          college = edit.college;
          seen.written += 1;
          continue;
        }
        const record = records[next.which];
        const own = model.edits[next.which];
        if (record === undefined || own?.open !== true || own.editor !== next.editor) continue;
        const result = attempt(() => undoCollegeEdit(college, record));
        expect(result === null ? 'refused' : 'done').toBe(model.takeBack(next.which));
        seen[result === null ? 'refused' : 'takenBack'] += 1;
        college = result ?? college;
      }
      for (const place of PLACES) expect(textAt(college, place)).toBe(model.texts.get(place) ?? null);
      expect(college.version).toBe(1 + model.edits.length + model.edits.filter(({ open }) => !open).length);
    }),
    { seed, numRuns: runs },
  );
  return seen;
}

function blankTexts(): College {
  return aCollege({ city: { description: null, population: null } });
}

function textAt(college: College, place: Place): unknown {
  const [first = '', second] = place.slice(1).split('/');
  const value: unknown = Reflect.get(college, first);
  return second === undefined ? value : Reflect.get(value as object, second);
}

function attempt(act: () => College): College | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return null;
    throw error;
  }
}
