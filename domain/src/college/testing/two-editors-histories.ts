import fc from 'fast-check';
import { expect } from 'vitest';
import type { College } from '../college';
import { type CollegeEditRecord, editCollege, undoCollegeEdit } from '../edit-college';
import { Refusal } from '../../kernel/refusal/refusal';
import { aCollege } from './a-college';

/** The next step of an editor: write a text, or undo an own edit of some turns ago. */
type Turn = { readonly editor: 'A' | 'B' } & (
  { readonly does: 'write'; readonly path: Path; readonly text: string } | { readonly does: 'undo'; readonly which: number }
);

const PATHS = [
  '/city/description',
  '/campus/description',
  '/facilities/description',
  '/nickname',
  '/academics/description',
] as const;
type Path = (typeof PATHS)[number];

/** The sequential model: a plain table of texts. An edit stores the text it wrote and the one before. */
class Model {
  readonly texts = new Map<Path, string | null>();
  readonly edits: { readonly editor: string; path: Path; wrote: string; before: string | null; open: boolean }[] = [];

  write(editor: string, path: Path, text: string): boolean {
    const before = this.texts.get(path) ?? null;
    if (before === text) return false;
    this.texts.set(path, text);
    this.edits.push({ editor, path, wrote: text, before, open: true });
    return true;
  }

  undo(which: number): 'done' | 'refused' {
    const edit = this.edits[which];
    if (edit === undefined || (this.texts.get(edit.path) ?? null) !== edit.wrote) return 'refused';
    this.texts.set(edit.path, edit.before);
    edit.open = false;
    return 'done';
  }
}

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({
    editor: fc.constantFrom('A' as const, 'B' as const),
    does: fc.constant('write' as const),
    path: fc.constantFrom(...PATHS),
    text: fc.constantFrom('one', 'two', 'three'),
  }),
  fc.record({ editor: fc.constantFrom('A' as const, 'B' as const), does: fc.constant('undo' as const), which: fc.nat(6) }),
);

/**
 * Plays random histories of two editors and compares each with the sequential model. Returns how often each outcome
 * happened.
 */
export function playHistories(
  runs: number,
  seed: number,
): { readonly written: number; readonly undone: number; readonly refused: number } {
  const seen = { written: 0, undone: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(turn, { minLength: 2, maxLength: 10 }), (turns) => {
      let college = blankTexts();
      const model = new Model();
      const records: CollegeEditRecord[] = [];
      for (const next of turns) {
        if (next.does === 'write') {
          const edit = editCollege(college, [{ op: 'replace', path: next.path, value: next.text }], {
            isAdmin: false,
            today: '2026-03-01',
          });
          expect(edit.record !== null).toBe(model.write(next.editor, next.path, next.text));
          if (edit.record !== null) records.push(edit.record);
          college = edit.college;
          seen.written += 1;
          continue;
        }
        const record = records[next.which];
        const own = model.edits[next.which];
        if (record === undefined || own?.open !== true || own.editor !== next.editor) continue;
        const result = attempt(() => undoCollegeEdit(college, record, { isAdmin: false }));
        expect(result === null ? 'refused' : 'done').toBe(model.undo(next.which));
        seen[result === null ? 'refused' : 'undone'] += 1;
        college = result ?? college;
      }
      for (const path of PATHS) expect(textAt(college, path)).toBe(model.texts.get(path) ?? null);
      expect(college.version).toBe(1 + model.edits.length + model.edits.filter(({ open }) => !open).length);
    }),
    { seed, numRuns: runs },
  );
  return seen;
}

function blankTexts(): College {
  return aCollege({ city: { description: null, population: null } });
}

function textAt(college: College, path: Path): unknown {
  const [first = '', second] = path.slice(1).split('/');
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
