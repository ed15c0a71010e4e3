import type { CatalogueRow } from '@touchline/domain/college/catalogue/catalogue-row';
import type { Sex } from '@touchline/domain/college/athletics';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { Language } from '@touchline/domain/kernel/language';
import { apiMessage } from '@touchline/domain/kernel/refusal/api-messages';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { collegeByName } from '@touchline/domain/season/added/college-by-name';
import { shownSoccer } from '@touchline/domain/season/added/shown-soccer';
import { metTeams } from '@touchline/domain/season/met-team';
import type { Actor } from '@touchline/domain/permissions/may-edit';
import type { Editor } from '../../platform/document-edits';
import { callerUid, type Handler } from '../../platform/handler';
import type { AddedSoccerStore, EditedSoccer } from './added-soccer-store';
import { type CatalogueStore, listedColleges } from './catalogue-store';

/** Edits name at most so many of their changes. */
const CHANGES_SHOWN = 20;

/** What the names of authors are read from. */
interface Authors {
  readonly find: (uid: string) => Promise<{ readonly displayName: string } | null>;
}

/** GET /ui/v1/colleges/:collegeId/soccer/added */
export function addedSoccer(store: AddedSoccerStore, catalogue: CatalogueStore, authors: Authors): Handler<'addedSoccer'> {
  return async ({ params: { collegeId } }) => {
    await listed(catalogue, collegeId);
    const [added, edits] = await Promise.all([store.find(collegeId), store.lastEdits(collegeId)]);
    const uids = [...new Set(edits.flatMap(({ by }) => (by.isAdmin ? [] : [by.uid])))];
    const found = await Promise.all(uids.map(async (uid) => [uid, (await authors.find(uid))?.displayName ?? null] as const));
    const names = new Map(found);
    return {
      added,
      edits: edits.map(({ _id, by, forward, takenBack }) => ({
        ...{ patchId: _id, at: by.at, name: names.get(by.uid) ?? null, isAdmin: by.isAdmin, isUndone: takenBack !== null },
        changes: forward.slice(0, CHANGES_SHOWN).map(({ op, path }) => ({ op, path })),
        count: forward.length,
      })),
    };
  };
}

/** POST /ui/v1/colleges/:collegeId/soccer/added?dryRun= */
export function editAddedSoccer(store: AddedSoccerStore, catalogue: CatalogueStore): Handler<'editAddedSoccer'> {
  return async ({ actor, params: { collegeId }, query, body, ifMatch, language }) => {
    const college = await listed(catalogue, collegeId);
    const { sex, edit } = body();
    if (!college.sexes.includes(sex)) throw new Refusal('invalid', 'noSuchTeam', {}, 'sex');
    const { rows } = await catalogue.current();
    const caller = { sex, by: editorOf(actor), ifMatch, collegeNamed: collegeByName(rows, sex) };
    const made =
      query.dryRun === 'true' ? await store.preview(collegeId, edit, caller) : await store.edit(collegeId, edit, caller);
    return { ...(await answerOf(made, catalogue, college, sex)), patchId: made.patchId, plan: planOf(made.plan, language) };
  };
}

/** DELETE /ui/v1/colleges/:collegeId/soccer/added?patchId=&sex= */
export function undoAddedSoccer(store: AddedSoccerStore, catalogue: CatalogueStore): Handler<'undoAddedSoccer'> {
  return async ({ actor, params: { collegeId }, query }) => {
    const college = await listed(catalogue, collegeId);
    return answerOf(await store.undo(collegeId, query.patchId, editorOf(actor)), catalogue, college, query.sex);
  };
}

async function answerOf(
  { added, soccer }: Pick<EditedSoccer, 'added' | 'soccer'>,
  catalogue: CatalogueStore,
  college: CatalogueRow,
  sex: Sex,
) {
  const team = shownSoccer(soccer, sex, college);
  return { added, soccer: { team, met: [...metTeams(team, (await catalogue.current()).rows)] } };
}

/** What the lines of an edit do, with the message of each refused line in the caller's language. */
function planOf(plan: EditedSoccer['plan'], language: Language): AnswerOf<'editAddedSoccer'>['plan'] {
  if (plan === null) return null;
  const { added, corrected, unchanged, differing, problems } = plan;
  return {
    ...{ added: [...added], corrected: [...corrected], unchanged, differing: [...differing] },
    problems: problems.map(({ line, column, code, values }) => ({
      ...{ line, column, code, message: apiMessage(code, language, values) },
    })),
  };
}

/** A college that is there. Throws Refusal notFound. */
async function listed(catalogue: CatalogueStore, collegeId: string): Promise<CatalogueRow> {
  const college = (await listedColleges(catalogue, [collegeId])).get(collegeId);
  if (college === undefined) throw new Refusal('notFound', 'unknownCollege');
  return college;
}

function editorOf(actor: Actor): Editor {
  return { uid: callerUid(actor), isAdmin: actor.isAdmin };
}
