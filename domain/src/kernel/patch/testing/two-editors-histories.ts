import fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '../../refusal/refusal';
import { segmentsOf, valueAt } from '../pointer';

/** A kind of document whose edits are played: a start without texts, its rules, and five paths of optional texts. */
export interface PlayedKind<Document extends { readonly version: number }, EditRecord> {
  readonly blank: () => Document;
  readonly edit: (document: Document, patch: unknown) => { readonly document: Document; readonly record: EditRecord | null };
  readonly undo: (document: Document, record: EditRecord) => Document;
  readonly paths: readonly string[];
}

/** The next step of an editor: write a text, or undo an own edit of some turns ago. */
type Turn = { readonly editor: 'A' | 'B' } & (
  { readonly does: 'write'; readonly path: number; readonly text: string } | { readonly does: 'undo'; readonly which: number }
);

/** The sequential model: a plain table of texts. An edit stores the text it wrote and the one before. */
class Model {
  readonly texts = new Map<string, string | null>();
  readonly edits: { readonly editor: string; path: string; wrote: string; before: string | null; open: boolean }[] = [];

  write(editor: string, path: string, text: string): boolean {
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

  lastWriterOf(path: string): string | undefined {
    return this.edits.findLast((edit) => edit.open && edit.path === path)?.editor;
  }
}

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({
    editor: fc.constantFrom('A' as const, 'B' as const),
    does: fc.constant('write' as const),
    path: fc.nat(4),
    text: fc.constantFrom('one', 'two', 'three'),
  }),
  fc.record({ editor: fc.constantFrom('A' as const, 'B' as const), does: fc.constant('undo' as const), which: fc.nat(6) }),
);

/** How often each outcome happened while histories were played: anyone who plays them checks that none was missed. */
interface Outcomes {
  readonly written: number;
  readonly undone: number;
  /** Undos that were refused, and those of them where it was the other editor who had written since. */
  readonly refused: number;
  readonly crossed: number;
  /** The pairs of an editor and a path that were written at all. */
  readonly writers: number;
}

/** Plays random histories of two editors and compares each with the sequential model. */
export function playHistories<Document extends { readonly version: number }, EditRecord>(
  { blank, edit, undo, paths }: PlayedKind<Document, EditRecord>,
  runs: number,
  seed: number,
): Outcomes {
  const seen = { written: 0, undone: 0, refused: 0, crossed: 0 };
  const writers = new Set<string>();
  fc.assert(
    fc.property(fc.array(turn, { minLength: 2, maxLength: 10 }), (turns) => {
      let document = blank();
      const model = new Model();
      const records: EditRecord[] = [];
      for (const next of turns) {
        if (next.does === 'write') {
          const path = paths[next.path] ?? '';
          const made = edit(document, [{ op: 'replace', path, value: next.text }]);
          expect(made.record !== null).toBe(model.write(next.editor, path, next.text));
          if (made.record !== null) records.push(made.record);
          document = made.document;
          seen.written += 1;
          writers.add(`${next.editor} ${path}`);
          continue;
        }
        const record = records[next.which];
        const own = model.edits[next.which];
        if (record === undefined || own?.open !== true || own.editor !== next.editor) continue;
        const before = document;
        const result = attempt(() => undo(before, record));
        expect(result === null ? 'refused' : 'done').toBe(model.undo(next.which));
        seen[result === null ? 'refused' : 'undone'] += 1;
        if (result === null && model.lastWriterOf(own.path) !== next.editor) seen.crossed += 1;
        document = result ?? document;
      }
      for (const path of paths) expect(valueAt(document, segmentsOf(path) ?? [])).toBe(model.texts.get(path) ?? null);
      expect(document.version).toBe(1 + model.edits.length + model.edits.filter(({ open }) => !open).length);
    }),
    { seed, numRuns: runs },
  );
  return { ...seen, writers: writers.size };
}

function attempt<Document>(act: () => Document): Document | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return null;
    throw error;
  }
}
