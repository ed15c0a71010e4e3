import type { CallApi } from '../../lib/api/api-client';
import { ApiRefusal, isRetryable } from '../../lib/api/api-refusal';
import { bothVersionsOf, type Conflict, type ConflictQuestion, conflictOf, currentValuesOf, editThatCollided } from './conflict';
import type { DocumentKind, EditableDocument } from './document-kind';
import type { FieldChange, FieldRefusal, FoundChanges, SaveDocument } from './field';

const CONFLICT = 409;
const STALE = 412;
/** How often an edit is sent again while others keep saving other fields of the document. */
const MAX_ATTEMPTS = 5;

const isStatus = (failure: unknown, status: number): boolean => failure instanceof ApiRefusal && failure.status === status;

/** What saving needs of the page: the document, where a new one goes, and how users hear of it. */
interface SaverDependencies<Document extends EditableDocument> {
  readonly kind: Pick<DocumentKind<Document>, 'calls' | 'fieldAt'>;
  readonly id: string;
  readonly callApi: CallApi;
  readonly current: () => Document;
  readonly onDocument: (document: Document) => Promise<void>;
  /** `undo` is null where nothing changed. */
  readonly onSaved: (undo: (() => void) | null) => void;
  readonly onUndone: () => void;
  readonly onFailed: (failure: unknown) => void;
  readonly ask: (
    question: Omit<ConflictQuestion<Document>, 'choose'>,
  ) => Promise<Parameters<ConflictQuestion<Document>['choose']>[0]>;
}

/**
 * Saves edits of one document. An edit carries the version it was made on. Where another edit came first (409, 412) it
 * is sent again if its own fields are untouched; else the user is asked. Nothing is overwritten without that answer.
 */
export function documentSaver<Document extends EditableDocument>({
  kind,
  id,
  callApi,
  current,
  onDocument,
  onSaved,
  onUndone,
  onFailed,
  ask,
}: SaverDependencies<Document>): { readonly save: SaveDocument<Document> } {
  const { calls } = kind;

  async function send(base: Document, changes: readonly FieldChange[], asks: boolean): Promise<void> {
    const patch = changes.map(({ op = 'replace' as const, path, value }) => ({ op, path, value }));
    const attempt = async () => calls.patch(callApi, id, { patch, ifMatch: base.version });
    // A repeated edit is made once, so this finds out whether the first one was stored (docs/faults.md, F1).
    const { document, patchId } = await attempt().catch((failure: unknown) => {
      if (!isRetryable(failure)) throw failure;
      return attempt();
    });
    await onDocument(document);
    const before = currentValuesOf(base, changes);
    onSaved(patchId === null ? null : () => void undoEdit(patchId, asks ? { before, after: changes, document } : null));
  }

  async function saveFields(made: Document, given: readonly FieldChange[], onRefused?: OnRefused): Promise<boolean> {
    let [base, changes] = [made, given];
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(base, changes, true);
        return true;
      } catch (failure) {
        const mayConflict = (isStatus(failure, STALE) && attempt < MAX_ATTEMPTS) || isStatus(failure, CONFLICT);
        const now = mayConflict ? await readAgain() : null;
        const conflict = now === null ? null : conflictOf(base, now, changes);
        if (now === null || (conflict === null && isStatus(failure, CONFLICT))) {
          onFailed(failure);
          onRefused?.(refusalsOf(failure, changes));
          return false;
        }
        if (conflict !== null) {
          const both = await bothVersionsOf(conflict, kind.fieldAt);
          const choice = await ask({ document: now, conflict, both, author: await authorOf(conflict, base.version) });
          if (choice === 'both' && both !== null) changes = both;
          else if (choice !== 'mine') return choice === 'theirs';
        }
        base = now;
      }
    }
  }

  /** A list change never conflicts: an entry that has moved is found again, a removed one needs no change. */
  async function saveListChange(find: FoundChanges<Document>): Promise<boolean> {
    let base = current();
    for (let attempt = 1; ; attempt += 1) {
      const changes = find(base);
      if (changes.length === 0) return true;
      try {
        await send(base, changes, false);
        return true;
      } catch (failure) {
        const now = isStatus(failure, STALE) && attempt < MAX_ATTEMPTS ? await readAgain() : null;
        if (now === null) {
          onFailed(failure);
          return false;
        }
        base = now;
      }
    }
  }

  async function undoEdit(patchId: string, edit: UndoneEdit<Document> | null): Promise<void> {
    try {
      await onDocument(await calls.undo(callApi, id, patchId));
      onUndone();
    } catch (failure) {
      const now = isStatus(failure, CONFLICT) ? await readAgain() : null;
      if (now === null || edit === null) {
        onFailed(failure);
        return;
      }
      const theirs = currentValuesOf(now, edit.before);
      const conflict: Conflict = { cause: 'undo', before: edit.after, yours: edit.before, theirs, hasMoved: false };
      const author = await authorOf(conflict, edit.document.version);
      const choice = await ask({ document: now, conflict, both: null, author });
      if (choice === 'mine') await saveFields(now, edit.before);
    }
  }

  /** Whose edit collided; null where the API does not tell. */
  async function authorOf({ yours }: Conflict, version: number) {
    const edits = await calls.editsSince?.(callApi, id, version).catch(() => []);
    return editThatCollided(edits ?? [], yours);
  }

  async function readAgain(): Promise<Document | null> {
    try {
      const now = await calls.read(callApi, id);
      await onDocument(now);
      return now;
    } catch {
      return null;
    }
  }

  return {
    save: (changes, onRefused) =>
      typeof changes === 'function' ? saveListChange(changes) : saveFields(current(), changes, onRefused),
  };
}

type OnRefused = (refusals: readonly FieldRefusal[]) => void;

/** An edit that is undone: the values before and after it, and the document that it made. */
interface UndoneEdit<Document> {
  readonly before: readonly FieldChange[];
  readonly after: readonly FieldChange[];
  readonly document: Document;
}

/** The messages of a refusal that belong to one of the changed fields. */
function refusalsOf(failure: unknown, changes: readonly FieldChange[]): readonly FieldRefusal[] {
  if (!(failure instanceof ApiRefusal)) return [];
  return failure.errors.flatMap(({ message, field }) => {
    const change = changes.find(({ path }) => field === path || field?.startsWith(`${path}/`));
    return change === undefined || message === null ? [] : [{ path: change.path, message }];
  });
}
