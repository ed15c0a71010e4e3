import * as z from 'zod/mini';
import { OWN_PUBLISHER } from '../../reference/ranking-lists';
import { type Sex, sex } from '../../college/athletics';
import { college, type College, collegeId } from '../../college/college';
import { COLLEGE_FACTS, type FactAt, FACTS_OF_TEAM } from '../../college/facts/fact-list';
import type { FactKind } from '../../college/facts/fact-row';
import { sourcedValue, SOURCED_FIELDS } from '../../college/facts/sourced-fields';
import type { FamilyPrices } from '../../reference/family-prices/family-prices';
import { OWN_LICENCE, termsOf } from './fact-sources';
import { familyPriceFacts } from './family-price-facts';
import { type OpenFact, openFact } from './open-fact';

/** The version of the field names: it rises when one changes or goes, not when one is added. */
export const OPEN_FACTS_VERSION = 1;

/** The facts of one college, as GET /ui/v1/colleges/:collegeId/facts answers them. */
export const openFacts = z.strictObject({
  version: z.literal(OPEN_FACTS_VERSION),
  college: z.strictObject({ id: collegeId, name: college.shape.name, pathName: college.shape.pathName }),
  /** No fact of the college changed later; null where that is not known. */
  lastChange: z.nullable(z.iso.datetime()),
  facts: z.array(openFact),
});

export type OpenFacts = z.infer<typeof openFacts>;

const SEXES = sex.options;

const UNIT_OF_KIND: Partial<Record<FactKind, OpenFact['unit']>> = {
  percent: 'percent',
  dollars: 'USD',
  ratio: 'ratio to one',
  year: 'year',
  whole: 'count',
  number: 'number',
  link: 'link',
  video: 'link',
};

const unitIn = (prefix: string) => (fact: FactAt) => [`${prefix}${fact.path}`, UNIT_OF_KIND[fact.row.kind] ?? null] as const;

/** The unit of each sourced field. */
const UNIT_OF_FIELD: ReadonlyMap<string, OpenFact['unit']> = new Map([
  ...COLLEGE_FACTS.map(unitIn('')),
  ...SEXES.flatMap((team) => FACTS_OF_TEAM.map(unitIn(`athletics.sport.${team}.`))),
]);

/** A rank of one of the college’s teams, the newest season of a list first. */
interface KnownRank {
  readonly list: string;
  readonly season: number | null;
  readonly sex: Sex;
  readonly publisher: string;
  readonly isSample: boolean;
  readonly rank: number;
}

/** The field of a team’s rank in our RPI, in the newest season known. */
const rpiField = (team: Sex) => `athletics.sport.${team}.rpi`;

/**
 * The known facts of a college that carry a source, in the order of the fields, then its prices by the family's
 * income, then the ranks of its teams in our RPI. A field whose value nobody knows is left out.
 */
export function openFactsOf(stored: College, ranks: readonly KnownRank[], family: FamilyPrices | null): readonly OpenFact[] {
  const sourced = SOURCED_FIELDS.flatMap((field): OpenFact[] => {
    const [source, value] = [stored.sources[field], sourcedValue(stored, field)];
    if (source === undefined || isUnknown(value)) return [];
    const { link, licence } = termsOf(source);
    return [
      {
        ...{ field, unit: UNIT_OF_FIELD.get(field) ?? null, year: source.year, source: source.source, link, licence },
        ...(licence === null ? {} : { value: z.parse(z.json(), value) }),
      },
    ];
  });
  return [...sourced, ...(family === null ? [] : familyPriceFacts(family)), ...SEXES.flatMap((team) => rpiOf(ranks, team))];
}

function rpiOf(ranks: readonly KnownRank[], team: Sex): readonly OpenFact[] {
  const own = ranks.find((one) => one.list === 'rpi' && one.sex === team && one.publisher === OWN_PUBLISHER && !one.isSample);
  if (own === undefined) return [];
  const made = { source: `${OWN_PUBLISHER}, computed from results`, link: null, licence: OWN_LICENCE };
  return [{ field: rpiField(team), value: own.rank, unit: 'rank', year: own.season, ...made }];
}

/** Whether nobody knows the value: nothing, an empty list, a team that is not there, or an object of unknowns. */
function isUnknown(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isUnknown);
}
