import type { Json } from '@touchline/domain/kernel/json/json';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { uploadPicture, type UploadOptions } from '../../lib/api/upload-picture';
import { useRefusalToasts, useToasts } from '../../ui/overlays/toasts';
import { type ConflictQuestion, useConflictQuestion } from './conflict';
import type { DocumentKind, EditableDocument } from './document-kind';
import type { SaveDocument } from './field';
import { documentSaver } from './document-saver';

/** The document of a page, and how an edited one takes its place there. */
interface EditedPage<Document> {
  readonly document: Document;
  /** Receives the document after every edit and undo, and as it is now where somebody else was faster. */
  readonly onDocument: (document: Document) => void | Promise<void>;
}

/** Sends a picture for the document and answers its id; rejects with ApiRefusal. */
export type UploadForDocument = (
  file: File,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
) => Promise<{ readonly pictureId: string }>;

/** How the document of a page is edited, and the conflict that waits for an answer. */
export interface DocumentEditor<Document extends EditableDocument> {
  readonly save: SaveDocument<Document>;
  /** The message by which the document's schema would refuse a value at a path; null where it would not. */
  readonly check: (path: string, value: Json) => Promise<string | null>;
  readonly upload: UploadForDocument;
  /** What unsaved text of the document is found again by: `profiles/abc`. */
  readonly of: string;
  /** Belongs into a `ConflictDialog`. */
  readonly question: ConflictQuestion<Document> | null;
}

/**
 * Edits the document of a page, whatever its kind (S6-02): saving with the version that the edit was made on, the toast
 * with UNDO (S8-03) or danger toasts (S8-01), the question where another edit came first, uploads, and the
 * check by its schema. Edits are sent one after the other, each on the version that the one before it made. The
 * functions stay the same while the document changes.
 */
export function useDocumentEditor<Document extends EditableDocument, Part extends string>(
  kind: DocumentKind<Document, Part>,
  id: string,
  page: EditedPage<Document>,
): DocumentEditor<Document> {
  const callApi = useApi();
  const t = useTranslations();
  const { language } = useLanguage();
  const show = useToasts();
  const showRefusal = useRefusalToasts();
  const { question, ask } = useConflictQuestion<Document>();
  const latest = useRef({ page, t, language, show, showRefusal });
  useLayoutEffect(() => {
    latest.current = { page, t, language, show, showRefusal };
  });
  const newest = useRef<Document | null>(null);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback<SaveDocument<Document>>(
    (changes, onRefused) => {
      const saver = documentSaver({
        kind,
        id,
        callApi,
        ask,
        current: () => newerOf(latest.current.page.document, newest.current),
        onDocument: async (document) => {
          newest.current = document;
          await latest.current.page.onDocument(document);
        },
        onSaved: (undo) => {
          const { show: toast, t: text } = latest.current;
          const action = undo === null ? {} : { action: { label: text('college.undo'), run: undo } };
          toast({ variant: 'success', text: text(kind.texts.saved), ...action });
        },
        onUndone: () => latest.current.show({ variant: 'secondary', text: latest.current.t(kind.texts.undone) }),
        onFailed: (failure) => latest.current.showRefusal(failure),
      });
      const saved = previous.current.then(() => saver.save(changes, onRefused));
      previous.current = saved.catch(() => undefined);
      return saved;
    },
    [kind, id, callApi, ask],
  );
  const upload = useCallback<UploadForDocument>(
    (file, options) => uploadPicture(kind.calls.uploadAddress(id), file, { ...options, language: latest.current.language }),
    [kind, id],
  );
  const check = useCallback(
    async (path: string, value: Json) => {
      const rules = await loadRules(kind).catch(() => null);
      const {
        page: { document },
        language: shown,
      } = latest.current;
      const refused = rules?.valueRefusal(rules.schema, document, path, value) ?? null;
      return rules === null || refused === null ? null : rules.apiMessage(refused.code, shown, refused.values);
    },
    [kind],
  );
  return { save, upload, check, question, of: `${kind.name}/${id}` };
}

/** Of the shown document and the last one that an edit made, the newer: what an edit made may not be rendered yet. */
function newerOf<Document extends EditableDocument>(shown: Document, made: Document | null): Document {
  return made !== null && made._id === shown._id && made.version > shown.version ? made : shown;
}

/** The schema of a kind, the rule that checks one value by it and the messages of the API, downloaded together. */
async function loadRules({ loadSchema }: Pick<DocumentKind<EditableDocument>, 'loadSchema'>) {
  const [schema, { valueRefusal }, { apiMessage }] = await Promise.all([
    loadSchema(),
    import('@touchline/domain/kernel/patch/value-refusal'),
    import('@touchline/domain/kernel/refusal/api-messages'),
  ]);
  return { schema, valueRefusal, apiMessage };
}
