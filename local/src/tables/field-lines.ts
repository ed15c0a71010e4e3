import { CIP_FAMILIES } from '@touchline/domain/reference/cip-families';
import type { TableLine } from '../seed/read-table';

/** The columns of fields-of-study.csv; a code of four digits (`11.07`) is a group, one of six (`11.0701`) a major. */
export const FIELD_COLUMNS: readonly string[] = ['code', 'title'];

const CODE_OF_LEVEL: Readonly<Record<string, RegExp>> = { 2: /^\d\d$/, 4: /^\d\d\.\d\d$/, 6: /^\d\d\.\d{4}$/ };
const STUDIED = new Set(CIP_FAMILIES.entries.filter(({ isMajor }) => isMajor).map(({ value }) => value));
const DIGITS_OF_GROUP = 5;

/**
 * The lines of fields-of-study.csv: groups and majors of the families in which undergraduates take degrees, without
 * reserved codes. Throws one sentence with the line where a code does not fit its level or a major has no group.
 */
export function fieldLines(lines: readonly TableLine[]): readonly TableLine[] {
  const groups = new Set<string>();
  return lines.flatMap(({ code = '', level = '', title = '' }, index) => {
    const name = title.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
    const line = `the fields of study, line ${index + 2}: ${code}`;
    if (CODE_OF_LEVEL[level]?.test(code) !== true || name === '') throw new Error(`${line} is no code of level ${level}`);
    if (level === '2' || !STUDIED.has(code.slice(0, 2)) || name === 'Reserved') return [];
    if (level === '4') groups.add(code);
    else if (!groups.has(code.slice(0, DIGITS_OF_GROUP))) throw new Error(`${line} has no group`);
    return [{ code, title: name }];
  });
}
