import type { AuditEntry } from '@touchline/domain/audit/audit-entry';
import {
  editOf,
  LOG_PAGE_SIZES,
  type LogQuery,
  momentsWanted,
  SYSTEM,
  targetOf,
  targetsWanted,
} from '@touchline/domain/audit/shown-log';
import { CAMP_EDITS } from '@touchline/domain/camp/camp-edit';
import { COLLEGE_PATCHES, type CollegePatch } from '@touchline/domain/college/editing/college-patch';
import { type ShownChange, shownChangesOf } from '@touchline/domain/kernel/patch/shown-changes';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { PROFILE_EDITS } from '@touchline/domain/person/profiles/profile-edit';
import { ADDED_EDITS } from '@touchline/domain/season/added/added-edit';
import type { DocumentReference, DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import { auditLine, auditLines } from '../../platform/audit-store';
import { startedAfter } from '../../platform/document-page';
import { readOrReport, type UnitOfWork } from '../../platform/firestore';
import { collectionOf, isDocumentName } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';

/** A page of the log, and the cursor of the next page (a time and an id); null after the last. */
interface LinesPage {
  readonly lines: readonly AuditEntry[];
  readonly next: string | null;
}

/** The audit log as admins read it. Nothing here writes. */
export interface LogStore {
  /** The wanted lines, the newest first. Reads one page of lines for each target that the filter stands for. */
  readonly list: (wanted: LogQuery) => Promise<LinesPage>;
  /** The names of people by uid, as their profiles show them; anyone who is gone is left out. One read for each. */
  readonly namesOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The changes of the edit that a line reports; null where they are too large. Throws Refusal notFound. */
  readonly changesOf: (lineId: string) => Promise<ShownChange[] | null>;
}

export function logStore(database: () => Firestore): LogStore {
  const editIn = (kind: string, id: string) => {
    if (kind === 'colleges') return collectionOf(database(), COLLEGE_PATCHES, { collegeId: id });
    if (kind === 'addedSoccer') return collectionOf(database(), ADDED_EDITS, { collegeId: id });
    if (kind === 'camps') return collectionOf(database(), CAMP_EDITS, { campId: id });
    return kind === 'profiles' ? collectionOf(database(), PROFILE_EDITS, { uid: id }) : null;
  };

  return {
    list: async (wanted) => {
      const size = LOG_PAGE_SIZES[wanted.size];
      const targets = targetsWanted(wanted.target) ?? [null];
      const pages = await Promise.all(targets.map((target) => wantedLines(auditLines(database()), wanted, target, size + 1)));
      const found = pages
        .flat()
        .toSorted(newestFirst)
        .slice(0, size + 1);
      const last = found.length > size ? found[size - 1] : undefined;
      return {
        lines: found.slice(0, size).flatMap(({ line }) => line ?? []),
        next: last === undefined ? null : `${last.at}~${last.id}`,
      };
    },

    namesOf: async (uids) => {
      const { profiles } = personDocuments(database());
      const read = (...all: DocumentReference[]) => database().getAll(...all);
      const found = uids.length === 0 ? [] : await (read as UnitOfWork['read'])(...uids.map((uid) => profiles.doc(uid)));
      return new Map(found.flatMap(namedIn));
    },

    changesOf: async (lineId) => {
      const line = isDocumentName(lineId) ? readOrReport(await auditLine(database(), lineId).get()) : null;
      const patchId = line === null ? null : editOf(line);
      if (line === null || patchId === null || !isDocumentName(patchId)) throw new Refusal('notFound', 'unknownEdit');
      const { kind, id } = targetOf(line);
      const snapshot = await editIn(kind, id ?? '')
        ?.doc(patchId)
        .get();
      const edit = snapshot === undefined ? null : readOrReport<Pick<CollegePatch, 'forward' | 'inverse'>>(snapshot);
      if (edit === null) throw new Refusal('notFound', 'unknownEdit');
      return shownChangesOf(edit);
    },
  };
}

/** A line with what orders it; null for a stored line that cannot be read, which takes a place and ends no list. */
interface FoundLine {
  readonly id: string;
  readonly at: string;
  readonly line: AuditEntry | null;
}

async function wantedLines(
  all: Query<AuditEntry>,
  { by, action, result, after, ...days }: LogQuery,
  target: string | null,
  most: number,
): Promise<readonly FoundLine[]> {
  const { from, until } = momentsWanted(days);
  let query = all;
  if (by !== undefined) query = query.where('by', '==', by === SYSTEM ? null : by);
  if (action !== undefined) query = query.where('action', '==', action);
  if (result !== undefined) query = query.where('result', '==', result);
  if (target !== null) query = query.where('target', '==', target);
  if (from !== null) query = query.where('at', '>=', from);
  if (until !== null) query = query.where('at', '<', until);
  const { docs } = await startedAfter(query, { field: 'at', direction: 'desc' }, after ?? null)
    .limit(most)
    .get();
  return docs.map((document) => ({ id: document.id, at: String(document.get('at')), line: readOrReport(document) }));
}

function namedIn(snapshot: DocumentSnapshot<Profile>): readonly (readonly [string, string])[] {
  const profile = readOrReport(snapshot);
  return profile === null ? [] : [[snapshot.id, profile.displayName]];
}

function newestFirst(one: FoundLine, other: FoundLine): number {
  return other.at < one.at ? -1 : other.at > one.at ? 1 : other.id < one.id ? -1 : 1;
}
