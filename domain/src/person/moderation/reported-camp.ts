import * as z from 'zod/mini';
import { camp, type Camp } from '../../camp/camp';
import { isShownToAll } from '../../camp/hidden-camp';
import type { MessageCode } from '../../kernel/refusal/api-messages';
import { Refusal } from '../../kernel/refusal/refusal';
import { longText } from '../../kernel/text/text-schemas';
import { isBlank } from '../../kernel/text/text-traits';
import { REPORT_NOTE_MAX } from '../../reference/limits';
import { withheld } from '../profiles/withheld';
import { OPEN, type Report, REPORT_SCHEMA_VERSION, reportNote } from './report';
import { CAMP_REASONS } from './report-reasons';

/** What the form of a report about a camp sends. */
export const campReportForm = z.object({ reason: z.enum(CAMP_REASONS), note: z._default(reportNote, null) });
export type CampReportForm = z.infer<typeof campReportForm>;

/** What an admin sends to hide a camp; a reason of null shows it again. */
export const campHidingForm = z.object({ reason: z.nullable(withheld.shape.reason) });

/** What the editors of a hidden camp answer. */
export const campHidingAnswerForm = z.object({
  text: longText(REPORT_NOTE_MAX).check(z.refine((text) => !isBlank(text), { error: 'textMissing' satisfies MessageCode })),
});

const PREFIX = 'camps/';

/** What reports about a camp, and what its editors answer to hiding it, have as their place. */
export function placeOfCamp(campId: string): string {
  return `${PREFIX}${campId}`;
}

/** The id of the camp that a report, or an answer to hiding, is about; null where it is about something else. */
export function campOfReport({ kind, place, profileId }: Pick<Report, 'kind' | 'place' | 'profileId'>): string | null {
  const isOfCamp = profileId === null && (kind === 'camp' || kind === 'objection');
  return isOfCamp && place?.startsWith(PREFIX) === true ? place.slice(PREFIX.length) : null;
}

interface Reporting {
  readonly _id: string;
  readonly by: string | null;
  readonly now: string;
}

/** What stands in the queue about a camp. It names no profile: a camp is its college's. */
function aboutCamp(campId: string, { _id, by, now }: Reporting) {
  return {
    ...{ _id, schemaVersion: REPORT_SCHEMA_VERSION, profileId: null, place: placeOfCamp(campId), by, at: now, ...OPEN },
    ...{ furtherNotes: [], count: 1, wish: null, replyTo: null, language: null, isAboutMinor: false, suggestion: null },
  } as const satisfies Partial<Report>;
}

/** A report about a camp. Throws Refusal notFound for one that is not public, so that nobody learns of drafts by it. */
export function newCampReport(about: Camp, { reason, note }: CampReportForm, reporting: Reporting): Report {
  if (!isShownToAll(about)) throw new Refusal('notFound', 'unknownCamp');
  return { ...aboutCamp(about._id, reporting), kind: 'camp', reason, note };
}

/** What an editor of a hidden camp writes, as it stands in the queue. */
export function newCampObjection(about: Camp, text: string, objecting: Reporting): Report {
  return { ...aboutCamp(about._id, objecting), kind: 'objection', reason: 'other', note: text };
}

/**
 * How a decision about a camp ends an open report about it; null where it leaves it open. Hiding ends all of them,
 * showing again what its editors answered.
 */
export function outcomeByCampHiding({ kind }: Pick<Report, 'kind'>, reason: string | null): Report['outcome'] {
  if (reason !== null) return 'hidden';
  return kind === 'objection' ? 'shown' : null;
}

/**
 * A camp as the queue shows it next to a report: what it says, its college, and who edited it last (a uid), whom admins
 * can suspend.
 */
export const shownCamp = z.strictObject({
  campId: camp.shape._id,
  ...z.pick(z.strictObject(camp.def.shape), {
    collegeId: true,
    name: true,
    state: true,
    startsOn: true,
    endsOn: true,
    description: true,
    priceIncludes: true,
    staff: true,
    cover: true,
    registrationURL: true,
    contactEmail: true,
    withheld: true,
  }).shape,
  collegeName: z.nullable(z.string()),
  collegePath: z.nullable(z.string()),
  editedBy: z.nullable(z.string()),
  isShown: z.boolean(),
});
export type ShownCamp = z.infer<typeof shownCamp>;

/** What the queue needs of a camp besides the camp: its college as pages name it, and who edited it last. */
interface CampContext {
  readonly host: { readonly name: string; readonly pathName: string } | null;
  readonly editedBy: string | null;
}

/** A camp as admins read it in the queue. */
export function shownCampOf(about: Camp, { host, editedBy }: CampContext): ShownCamp {
  const { _id: campId, collegeId, name, state, startsOn, endsOn, description, priceIncludes, staff } = about;
  const { cover, registrationURL, contactEmail, withheld: hiding } = about;
  return {
    ...{ campId, collegeId, name, state, startsOn, endsOn, description, priceIncludes, staff },
    ...{ cover, registrationURL, contactEmail, withheld: hiding, editedBy, isShown: isShownToAll(about) },
    ...{ collegeName: host?.name ?? null, collegePath: host?.pathName ?? null },
  };
}
