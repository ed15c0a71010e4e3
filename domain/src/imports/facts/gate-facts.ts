import type { College } from '../../college/college';
import {
  figureOf,
  GATED_FACTS,
  type GatedFact,
  type GatedFigures,
  implausibleFacts,
  plausibleYears,
} from '../../college/facts/plausibility';
import type { SourcedField } from '../../college/facts/sourced-fields';
import { sourcedValue } from '../../college/facts/sourced-fields';
import { type FiguresOfYear, latestYears, yearlyFigures } from '../../college/facts/yearly-figures';
import type { Json } from '../../kernel/json/json';
import type { Fact } from './fact';

/** A value that an import holds back: it is stored nowhere, and so neither shown, compared nor ranked. */
export interface HeldBack {
  readonly field: SourcedField;
  /** The figure and year of a value of `academics.yearlyFigures`; null for a fact. */
  readonly ofYear: { readonly figure: string; readonly year: number } | null;
  readonly value: Json;
  readonly reason: string;
}

/** The facts of a row that are plausible, and the values that are not. */
export interface GatedRow {
  readonly facts: readonly Fact[];
  readonly heldBack: readonly HeldBack[];
}

const YEARS = 'academics.yearlyFigures' satisfies SourcedField;
const FACTS = Object.keys(GATED_FACTS) as GatedFact[];

/**
 * The facts of a row that may be stored with a college (null: it is new), judged together with what the college has
 * stored (domain/src/college/facts/plausibility.ts). Years are added to those that are stored. An imported value that
 * is stored already and turns out to be implausible is held back, too.
 */
export function gateFacts(facts: readonly Fact[], college: College | null): GatedRow {
  const factAt = new Map<string, Fact>(facts.map((fact) => [fact.field, fact]));
  const storedYears = college?.academics.yearlyFigures ?? [];
  const all = latestYears(storedYears, yearsIn(factAt.get(YEARS)?.value));
  const { years, implausible } = plausibleYears(all);
  const values = Object.fromEntries(
    FACTS.map((field) => [field, figureOf(factAt.get(field)?.value ?? (college === null ? null : sourcedValue(college, field)))]),
  ) as GatedFigures;
  const given = FACTS.flatMap((field) => factAt.get(field)?.source.year ?? []);
  const year = given.length === 0 ? null : Math.max(...given);
  const wrong = implausibleFacts(values, year, years).filter(
    ({ fact }) => factAt.has(fact) || college?.sources[fact]?.by === 'import',
  );
  const refused = new Set<string>(wrong.map(({ fact }) => fact));
  return {
    facts: facts.flatMap((fact) => {
      if (fact.field === YEARS) return [withYears(fact, years, college)];
      return refused.has(fact.field) ? [] : [fact];
    }),
    heldBack: [
      ...wrong.map(({ fact, reason }): HeldBack => ({ field: fact, ofYear: null, value: jsonOf(values[fact]), reason })),
      ...implausible.map(({ fact, year: ofYear, value, reason }): HeldBack => ({
        ...{ field: YEARS, ofYear: { figure: fact, year: ofYear }, value, reason },
      })),
    ],
  };
}

/** The fact of all years; its source is of the last of them, so that a file of an earlier year adds to it. */
function withYears(fact: Fact, years: readonly FiguresOfYear[], college: College | null): Fact {
  const stored = college?.sources[YEARS]?.year ?? null;
  const year = fact.source.year === null || stored === null ? fact.source.year : Math.max(fact.source.year, stored);
  return { ...fact, value: years.map((figures) => ({ ...figures })), source: { ...fact.source, year } };
}

function yearsIn(value: Json | undefined): readonly FiguresOfYear[] {
  return value === undefined ? [] : yearlyFigures.parse(value);
}

function jsonOf(figure: GatedFigures[GatedFact]): Json {
  return typeof figure === 'object' && figure !== null ? { low: figure.low, high: figure.high } : (figure ?? null);
}
