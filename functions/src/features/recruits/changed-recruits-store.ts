import { meetsConditions, recruitConditions } from '@touchline/domain/person/recruits/recruit-conditions';
import { type RecruitIndex, recruitIndexOf } from '@touchline/domain/person/recruits/recruit-index';
import { PROFILE_FIELDS, PROFILES } from '@touchline/domain/person/stored-profiles';
import { FieldPath, type Firestore, Timestamp } from '@google-cloud/firestore';
import { readOrReport } from '../../platform/firestore';
import { converterOf } from '../../platform/stored-document';
import { personDocuments } from '../profiles/profile-store';
import type { RecruitSearch } from './recruit-cursor';

/** How many profiles are in memory at once while they are read. */
const AT_ONCE = 300;

/** Somebody whose profile was written: the keys by which they are found now, null where nobody finds them. */
export interface ChangedRecruit {
  readonly id: string;
  readonly index: RecruitIndex | null;
}

/** Everybody whose profile was written since a time, with their keys at another one (ISO 8601); a read for each. */
export async function changedRecruits(database: Firestore, since: string, at: string): Promise<readonly ChangedRecruit[]> {
  const inOrder = personDocuments(database)
    .profiles.orderBy('changedAt')
    .orderBy(FieldPath.documentId())
    .select(...PROFILE_FIELDS, 'changedAt')
    .withConverter(converterOf(PROFILES));
  const changed: ChangedRecruit[] = [];
  let page = inOrder.startAt(Timestamp.fromDate(new Date(since)));
  for (;;) {
    const { docs } = await page.limit(AT_ONCE).get();
    for (const one of docs) {
      const profile = readOrReport(one);
      if (profile !== null) changed.push({ id: one.id, index: recruitIndexOf(profile, at) });
    }
    const last = docs.at(-1);
    if (docs.length < AT_ONCE || last === undefined) return changed;
    page = inOrder.startAfter(last);
  }
}

/** The changed players whom a search finds now, and those it does not find. */
export function sortedByFit(changed: readonly ChangedRecruit[], { query, set, at }: RecruitSearch) {
  const conditions = recruitConditions(query, set, at);
  const fits: string[] = [];
  const left: string[] = [];
  for (const { id, index } of changed) {
    const isFound = index !== null && conditions !== null && meetsConditions(index, conditions);
    (isFound ? fits : left).push(id);
  }
  return { fits, left };
}
