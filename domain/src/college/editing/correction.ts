import * as z from 'zod/mini';
import { sameJson } from '../../kernel/json/json';
import { Refusal } from '../../kernel/refusal/refusal';
import { shortText } from '../../kernel/text/text-schemas';
import type { College } from '../college';
import { type FieldSource, fieldSource } from '../college-parts';
import { figureOf, GATED_FACTS, type GatedFact, type GatedFigures, implausibleFacts } from '../facts/plausibility';
import { CORRECTABLE_FIELDS } from '../facts/correctable-fields';
import { sourcedValue } from '../facts/sourced-fields';
import { type CollegeEditRecord, editCollege } from './edit-college';

/**
 * What an admin sends to correct a fact: the field with dots (a team by its sex), its value (null: it is not known),
 * the document that says so, and the year it speaks of. `isConfirmed` says that an unlikely figure was checked.
 */
export const correctionForm = z.object({
  field: z.string().check(z.maxLength(120)),
  value: z.json(),
  source: shortText(120),
  year: z._default(fieldSource.shape.year, null),
  isConfirmed: z._default(z.boolean(), false),
});

export type CorrectionForm = z.infer<typeof correctionForm>;

/** One fact with its new value and its new source. */
interface CorrectedFact extends Pick<CorrectionForm, 'field' | 'value' | 'isConfirmed'> {
  readonly written: FieldSource;
}

/**
 * A college with one fact corrected: an edit like any other, by the same rules, whose fact names the given source and
 * is left alone by imports. Throws Refusal invalid for what is no such fact or value, and conflict for a figure that an
 * import would hold back, unless it is confirmed.
 */
export function correctCollege(
  before: College,
  { field, value, source, year, isConfirmed }: CorrectionForm,
  today: string,
): { college: College; record: CollegeEditRecord | null } {
  return correctedFact(before, { field, value, written: { by: 'admin', source, year }, isConfirmed }, { isAdmin: true, today });
}

/** `correctCollege` by an admin or a coach, who may not change every fact, with any source. */
export function correctedFact(
  before: College,
  { field, value, written, isConfirmed }: CorrectedFact,
  editor: { readonly isAdmin: boolean; readonly today: string },
): { college: College; record: CollegeEditRecord | null } {
  const path = pathOf(before, field);
  const { college: edited, record } = editCollege(before, [{ op: 'replace', path, value }], editor);
  const earlier = before.sources[field] ?? null;
  if (sameJson(earlier, written) && (record === null || record.forward.length === 0)) return { college: before, record: null };
  if (!isConfirmed && isImplausible(edited, field, written.year)) throw new Refusal('conflict', 'implausibleFact', {}, 'value');
  return {
    college: { ...edited, version: before.version + 1, sources: { ...edited.sources, [field]: written } },
    record: {
      forward: record?.forward ?? [],
      inverse: record?.inverse ?? [],
      earlierSources: { ...record?.earlierSources, [field]: earlier },
    },
  };
}

/** The JSON pointer of a fact. */
function pathOf({ athletics }: College, field: string): string {
  const refused = () => new Refusal('invalid', 'fieldNotEditable', {}, 'field');
  if (!CORRECTABLE_FIELDS.some((one) => one === field)) throw refused();
  const [first = '', second = '', sex = '', ...rest] = field.split('.');
  if (first !== 'athletics' || second !== 'sport') return `/${field.replaceAll('.', '/')}`;
  const index = athletics.sport.findIndex((team) => team.sex === sex);
  if (index === -1) throw refused();
  return `/athletics/sport/${index}/${rest.join('/')}`;
}

/** Whether the gate of imports would hold the figure back. */
function isImplausible(college: College, field: string, year: number | null): boolean {
  const facts = Object.keys(GATED_FACTS) as GatedFact[];
  if (!facts.some((fact) => fact === field)) return false;
  const figures = Object.fromEntries(facts.map((fact) => [fact, figureOf(sourcedValue(college, fact))])) as GatedFigures;
  return implausibleFacts(figures, year, college.academics.yearlyFigures).some(({ fact }) => fact === field);
}
