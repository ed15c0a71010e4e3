import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { movedRecruit } from '@touchline/domain/person/shared-list/list-changes';
import { STAFF_RECRUITS } from '@touchline/domain/person/shared-list/staff-recruit';
import { firestore } from '@touchline/functions/platform/firestore';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Answer, Caller } from '../caller';
import { aPerson } from '../members/people';

/** Stores a player on the shared list of a college, a new one or the given one, and answers the uid. */
export async function aStoredRecruit(collegeId: string, uid?: string): Promise<string> {
  const player = uid ?? (await aPerson()).uid;
  const row = { collegeId, player, before: null, count: 0 };
  const recruit = movedRecruit(row, { stage: 'interested', version: 0 }, '2026-01-05T10:00:00.000Z');
  await collectionOf(firestore(), STAFF_RECRUITS).doc(recruit._id).set(recruit);
  return player;
}

/** A player on the list, as the API answers it. */
export type Recruit = AnswerOf<'staffRecruits'>['items'][number];

/** The shared list as a coach reads it. */
export async function recruitsOf(coach: Caller, collegeId: string): Promise<readonly Recruit[]> {
  const { status, body, text } = await coach.call('staffRecruits', { params: { collegeId } });
  if (status !== 200) throw new Error(text);
  return (body as AnswerOf<'staffRecruits'>).items;
}

/** Moves a player on the list of a college. */
export function moveAs(
  coach: Caller,
  [collegeId, playerId]: readonly [string, string],
  stage: unknown,
  version: unknown,
): Promise<Answer> {
  return coach.call('moveRecruit', { params: { collegeId, playerId }, body: { stage, version } });
}

/** Writes a note about a player, a new one unless an id is given. */
export function noteAs(
  coach: Caller,
  [collegeId, playerId]: readonly [string, string],
  changes: object = {},
  entryId: string = randomUUID(),
): Promise<Answer> {
  const body = { kind: 'note', text: 'Left foot.', version: 0, ...changes };
  return coach.call('writeStaffEntry', { params: { collegeId, playerId, entryId }, body });
}
