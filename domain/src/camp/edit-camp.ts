import { type Change, type InverseChange, undoChanges } from '../kernel/patch/changes';
import { editDocument } from '../kernel/patch/edit-document';
import { requireFits } from '../kernel/patch/edit-size';
import { Refusal } from '../kernel/refusal/refusal';
import { type Camp, camp as campSchema } from './camp';

/** What the coaches of its college change; everything else follows from the college and from the server. */
const EDITABLE: ReadonlySet<string> = new Set<keyof Camp>([
  ...(['state', 'name', 'type', 'sex', 'description', 'startsOn', 'endsOn', 'startsAt', 'endsAt', 'timeZone'] as const),
  ...(['registrationClosesOn', 'placeName', 'address', 'priceCents', 'priceIncludes', 'capacity', 'spacesLeft'] as const),
  ...(['ages', 'grades', 'staff', 'cover', 'registrationURL', 'contactEmail'] as const),
]);

/** What history stores of an edit. */
export interface CampEditRecord {
  readonly forward: Change[];
  readonly inverse: InverseChange[];
}

/**
 * A camp after an edit at a time (ISO 8601, UTC), with `version` one higher; `record` is null where nothing changes
 * (then the version stays). Publishing and archiving are edits of `state`. Throws a Refusal (tooLarge, invalid) where
 * any operation or the result breaks a rule.
 */
export function editCamp(camp: Camp, sent: unknown, now: string): { camp: Camp; record: CampEditRecord | null } {
  const edit = editDocument(camp, sent, {
    schema: campSchema,
    ignores: () => false,
    follow: () => [],
    guard: (segments) => {
      const path = `/${segments.join('/')}`;
      if (!EDITABLE.has(segments[0] ?? '')) throw new Refusal('invalid', 'fieldNotEditable', {}, path);
    },
    check: () => undefined,
  });
  const { document, forward, inverse } = edit;
  if (forward.length === 0) return { camp, record: null };
  requireFits(edit, 'campTooLarge');
  return { camp: { ...document, version: camp.version + 1, updatedAt: now }, record: { forward, inverse } };
}

/**
 * A camp with an edit undone, `version` one higher. Throws Refusal conflict where that would overwrite a later edit or
 * break a rule of the whole camp.
 */
export function undoCampEdit(camp: Camp, { inverse }: Pick<CampEditRecord, 'inverse'>, now: string): Camp {
  const result = undoChanges(camp, inverse);
  if (!campSchema.safeParse(result).success) throw new Refusal('conflict', 'changedSince');
  return { ...result, version: camp.version + 1, updatedAt: now };
}
