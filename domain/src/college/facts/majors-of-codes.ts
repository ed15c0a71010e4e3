import { CIP_FAMILIES } from '../../reference/cip-families';
import type { College } from '../college';

export type Majors = College['academics']['details']['majors'];

const FAMILY_NAMES = new Map(CIP_FAMILIES.entries.map(({ value, en }) => [value, en]));
const DIGITS = { family: 2, group: 5 } as const;

/**
 * The majors of six-digit CIP codes by category and subcategory, in the order of the classification (S3-05); `titles`
 * has the title of each code of four (`11.07`) and six digits (`11.0701`). Codes without title or family are left out.
 */
export function majorsOfCodes(codes: readonly string[], titles: ReadonlyMap<string, string>): Majors {
  const single = [...new Set(codes)].toSorted().flatMap((code): Majors => {
    const [category, group, major] = [
      FAMILY_NAMES.get(code.slice(0, DIGITS.family)),
      titles.get(code.slice(0, DIGITS.group)),
      code.length > DIGITS.group ? titles.get(code) : undefined,
    ];
    if (category === undefined || group === undefined || major === undefined) return [];
    return [{ name: category, subcategories: [{ name: group, majors: [major] }] }];
  });
  return withMajors([], single);
}

/** Majors with others: categories and subcategories of one name become one, and each major stands there once. */
export function withMajors(majors: Majors, others: Majors): Majors {
  const categories = new Map<string, Map<string, Set<string>>>();
  for (const { name, subcategories } of [...majors, ...others]) {
    const groups = categories.get(name) ?? new Map<string, Set<string>>();
    categories.set(name, groups);
    for (const group of subcategories) groups.set(group.name, new Set([...(groups.get(group.name) ?? []), ...group.majors]));
  }
  return [...categories].map(([name, groups]) => ({
    name,
    subcategories: [...groups].map(([group, all]) => ({ name: group, majors: [...all] })),
  }));
}

/** Majors without others; a subcategory or category that loses its last major goes, too. */
export function withoutMajors(majors: Majors, others: Majors): Majors {
  const gone = new Set(pathsOfMajors(others));
  return majors.flatMap(({ name, subcategories }) => {
    const left = subcategories.flatMap((group) => {
      const kept = group.majors.filter((major) => !gone.has(pathOf(name, group.name, major)));
      return kept.length === 0 ? [] : [{ name: group.name, majors: kept }];
    });
    return left.length === 0 ? [] : [{ name, subcategories: left }];
  });
}

/** Whether all of the others stand among the majors, in the same category and subcategory. */
export function hasMajors(majors: Majors, others: Majors): boolean {
  const all = new Set(pathsOfMajors(majors));
  return pathsOfMajors(others).every((path) => all.has(path));
}

/** How many majors there are. */
export function countMajors(majors: Majors): number {
  return pathsOfMajors(majors).length;
}

function pathsOfMajors(majors: Majors): readonly string[] {
  return majors.flatMap(({ name, subcategories }) =>
    subcategories.flatMap((group) => group.majors.map((major) => pathOf(name, group.name, major))),
  );
}

const pathOf = (category: string, group: string, major: string): string => JSON.stringify([category, group, major]);
