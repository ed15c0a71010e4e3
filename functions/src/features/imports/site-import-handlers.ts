import { setTimeout } from 'node:timers/promises';
import { listedImportOf, type ShownImport, shownImportOf } from '@touchline/domain/imports/import-course';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { RATE_LIMITS_PER_MINUTE } from '@touchline/domain/reference/limits';
import { missing } from '../../platform/audited-transaction';
import type { Clock } from '../../platform/clock-and-ids';
import { beginShared } from '../../platform/deadline';
import { callerUid, type Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { CountAttempt, LimitRule } from '../../platform/rate-limit-store';
import type { CatalogueStore } from '../colleges/catalogue-store';
import type { RunSiteImport } from './run-site-import';
import type { SiteImportStore } from './site-import-store';

/** After how long a call answers how far an import has come; the work goes on behind it. */
const ANSWERS_WITHIN_MS = 4000;

const UPLOADS: LimitRule = { name: 'import', perMinute: RATE_LIMITS_PER_MINUTE.person, code: 'tooManyTries' };

/** What the calls of imports need. */
interface SiteImportDependencies {
  readonly imports: SiteImportStore;
  readonly run: RunSiteImport;
  readonly namesOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly catalogue: Pick<CatalogueStore, 'invalidate'>;
  readonly countAttempt: CountAttempt;
  readonly clock: Clock;
}

/** GET /ui/v1/admin/imports */
export function adminImports({ imports, namesOf, clock }: SiteImportDependencies): Handler<'adminImports'> {
  return async () => {
    const found = await imports.list();
    const names = await namesOf([...new Set(found.map(({ by }) => by))]);
    const now = clock().toISOString();
    return { items: found.map((one) => listedImportOf(shownImportOf(one, names.get(one.by) ?? null, now))) };
  };
}

/** GET /ui/v1/admin/imports/:importId */
export function adminImport(dependencies: SiteImportDependencies): Handler<'adminImport'> {
  return ({ params: { importId } }) => shown(dependencies, importId);
}

/** POST /ui/v1/admin/imports */
export function previewImport(dependencies: SiteImportDependencies): Handler<'previewImport'> {
  return async ({ actor, query: { kind, name, year, replaceAdded }, body }) => {
    const by = callerUid(actor);
    await dependencies.countAttempt(UPLOADS, by);
    const text = textIn(body());
    const file = { kind, file: name, year: year === undefined ? null : Number(year), replacesAdded: replaceAdded === 'true', by };
    return goOn(dependencies, await dependencies.imports.add(file, text));
  };
}

/** POST /ui/v1/admin/imports/:importId/start */
export function startImport(dependencies: SiteImportDependencies): Handler<'startImport'> {
  return async ({ actor, params: { importId }, body }) => {
    await dependencies.imports.start(importId, body(), callerUid(actor));
    return goOn(dependencies, importId);
  };
}

/** POST /ui/v1/admin/imports/:importId/undo */
export function undoSiteImport(dependencies: SiteImportDependencies): Handler<'undoImport'> {
  return async ({ actor, params: { importId } }) => {
    await dependencies.imports.startUndo(importId, callerUid(actor));
    return goOn(dependencies, importId);
  };
}

/** The text of a file. Throws Refusal invalid where it is not UTF-8, or holds NUL, as other formats do. */
function textIn(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new Refusal('invalid', 'importNotText', {}, 'body');
}

/**
 * Works on an import with time of its own, because a call has ten seconds, and answers how far it has come. A part that
 * fails is repeated by the next call, or by the job `finish-imports`.
 */
async function goOn(dependencies: SiteImportDependencies, importId: string): Promise<ShownImport> {
  const { run, catalogue } = dependencies;
  const work = beginShared(() => run(importId))
    .catch((failure: unknown) => logBug('', failure))
    .finally(() => catalogue.invalidate());
  await Promise.race([work, setTimeout(ANSWERS_WITHIN_MS, null, { ref: false })]);
  return shown(dependencies, importId);
}

async function shown({ imports, namesOf, clock }: SiteImportDependencies, importId: string): Promise<ShownImport> {
  const one = (await imports.find(importId)) ?? missing('unknownImport');
  const names = await namesOf([one.by]);
  return shownImportOf(one, names.get(one.by) ?? null, clock().toISOString());
}
