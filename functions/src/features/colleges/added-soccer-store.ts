import { ADDED_EDIT_SCHEMA_VERSION, ADDED_EDITS, type AddedEdit } from '@touchline/domain/season/added/added-edit';
import { ADDED_SOCCER, type AddedSoccer, blankAddedSoccer } from '@touchline/domain/season/added/added-soccer';
import {
  type EditContext,
  type EditedAdditions,
  editAdded,
  type TeamEdit,
  undoAdded,
} from '@touchline/domain/season/added/edit-added';
import { officialMatches } from '@touchline/domain/season/added/shown-soccer';
import { blankSoccer, type CollegeSoccer, withAddedSoccer } from '@touchline/domain/season/college-soccer';
import type { Firestore } from 'firebase-admin/firestore';
import { auditedTransactions } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { documentEdits, type Editor } from '../../platform/document-edits';
import { readOrReport } from '../../platform/firestore';
import { collectionOf } from '../../platform/stored-document';
import { soccerDocuments } from './college-list-store';

/** How many edits the people of a college see. */
const EDITS_SHOWN = 20;

/** What an edit knows of its caller and of other colleges; the store adds what is stored. */
type Caller = Pick<EditContext, 'sex' | 'collegeNamed'> & { readonly by: Editor; readonly ifMatch: number | null };

/** The additions after an edit, and the soccer of the college with them. */
export interface EditedSoccer extends Pick<EditedAdditions, 'plan'> {
  readonly added: AddedSoccer;
  readonly soccer: CollegeSoccer;
  readonly patchId: string | null;
}

/**
 * What the people of the colleges added about their teams. Each write is one transaction over the additions, the copy
 * in the soccer of the college, the history and the audit log.
 */
export interface AddedSoccerStore {
  readonly find: (collegeId: string) => Promise<AddedSoccer>;
  /** The last edits, the newest first; one that cannot be read is left out and reported. */
  readonly lastEdits: (collegeId: string) => Promise<readonly AddedEdit[]>;
  /** What an edit would do; nothing is written. Throws what `editAdded` throws. */
  readonly preview: (collegeId: string, edit: TeamEdit, caller: Caller) => Promise<EditedSoccer>;
  /** Throws Refusal stale, and what `editAdded` throws. */
  readonly edit: (collegeId: string, edit: TeamEdit, caller: Caller) => Promise<EditedSoccer>;
  /** Throws Refusal notFound for an edit that is unknown or undone, conflict where a later one touched the same. */
  readonly undo: (collegeId: string, patchId: string, by: Editor) => Promise<Pick<EditedSoccer, 'added' | 'soccer'>>;
}

/** The additions and their edits, with their schemas at the border. */
export function addedDocuments(database: Firestore) {
  return {
    additions: collectionOf(database, ADDED_SOCCER),
    editsOf: (collegeId: string) => collectionOf(database, ADDED_EDITS, { collegeId }),
  };
}

export function addedSoccerStore(database: () => Firestore, clock: Clock, newId: () => string): AddedSoccerStore {
  const additions = () => addedDocuments(database()).additions;
  const editsOf = (collegeId: string) => addedDocuments(database()).editsOf(collegeId);
  const soccerOf = (collegeId: string) => soccerDocuments(database()).doc(collegeId);
  const edits = documentEdits<AddedSoccer, NonNullable<EditedAdditions['record']>, AddedEdit>(
    auditedTransactions(database, clock, newId),
    newId,
    {
      documents: additions,
      editsOf,
      storedEdit: (facts, record) => ({ ...facts, ...record, schemaVersion: ADDED_EDIT_SCHEMA_VERSION }),
      writesOf: async (_, after, { read }) => {
        const [stored] = await read(soccerOf(after._id));
        const soccer = withAddedSoccer(stored.data() ?? blankSoccer(after._id), after);
        return (unit) => {
          unit.save(additions().doc(after._id), after);
          unit.save(soccerOf(after._id), { ...soccer, version: soccer.version + 1 });
        };
      },
      log: { edit: 'college.edit', undo: 'college.takeBack', kind: 'addedSoccer' },
      unknown: 'unknownCollege',
      blank: blankAddedSoccer,
    },
  );
  const contextOf = ({ sex, collegeNamed, by }: Caller, now: Date, soccer: CollegeSoccer): EditContext => ({
    ...{ sex, collegeNamed, newId, by: by.isAdmin ? 'admin' : 'coach', today: now.toISOString().slice(0, 10) },
    official: officialMatches(soccer.teams[sex], soccer._id),
  });
  const find = async (collegeId: string) => (await additions().doc(collegeId).get()).data() ?? blankAddedSoccer(collegeId);
  const storedSoccer = async (collegeId: string) => (await soccerOf(collegeId).get()).data() ?? blankSoccer(collegeId);
  return {
    find,

    lastEdits: async (collegeId) => {
      const { docs } = await editsOf(collegeId).orderBy('toVersion', 'desc').limit(EDITS_SHOWN).get();
      return docs.flatMap((edit) => readOrReport(edit) ?? []);
    },

    preview: async (collegeId, edit, caller) => {
      const [before, soccer] = await Promise.all([find(collegeId), storedSoccer(collegeId)]);
      const { document, plan } = editAdded(before, edit, contextOf(caller, clock(), soccer));
      return { added: before, plan, patchId: null, soccer: withAddedSoccer(soccer, document) };
    },

    edit: async (collegeId, edit, caller) => {
      let made: Pick<EditedAdditions, 'plan'> & { readonly soccer: CollegeSoccer } = {
        plan: null,
        soccer: blankSoccer(collegeId),
      };
      const request = { by: caller.by, ifMatch: caller.ifMatch, offersUndo: true };
      const { document, patchId } = await edits.edit(collegeId, request, async (before, { now, read }) => {
        const [stored] = await read(soccerOf(collegeId));
        const soccer = stored.data() ?? blankSoccer(collegeId);
        const { document: after, record, plan } = editAdded(before, edit, contextOf(caller, now, soccer));
        made = { plan, soccer };
        return { document: after, record };
      });
      return { added: document, patchId, plan: made.plan, soccer: withAddedSoccer(made.soccer, document) };
    },

    undo: async (collegeId, patchId, by) => {
      const added = await edits.undo(collegeId, patchId, by, (before, edit) => undoAdded(before, edit));
      return { added, soccer: withAddedSoccer(await storedSoccer(collegeId), added) };
    },
  };
}
