import type { RecruitingRule } from '@touchline/domain/reference/recruiting-rules/recruiting-rule';
import { RULE_COLUMNS, ruleOfCells } from '@touchline/domain/reference/recruiting-rules/rule-schema';
import { csvRecords } from '@touchline/functions/features/imports/csv-records';
import { readLines, refuse } from '@touchline/functions/features/imports/read-lines';

/**
 * Reads and checks a table of recruiting rules to its last line. Throws ImportRefusal with the line of each cell that
 * does not fit, of an id that stands there twice, and where a column is unknown or missing.
 */
export async function readRuleFile(file: string): Promise<readonly RecruitingRule[]> {
  await refuseUnknownColumns(file);
  const lineOf = new Map<string, number>();
  const problems: string[] = [];
  const rules = await readLines(file, {
    title: 'table of recruiting rules',
    needed: RULE_COLUMNS,
    further: [],
    readLine: (line, cells) => {
      const read = ruleOfCells(cells);
      if ('problems' in read) return read.problems.map(({ column, message }) => `column ${column}: ${message}`).join('; ');
      const earlier = lineOf.get(read.rule.id);
      if (earlier !== undefined) problems.push(`line ${line}, column id: ${read.rule.id} stands on line ${earlier} already`);
      lineOf.set(read.rule.id, line);
      return read.rule;
    },
  });
  refuse(file, problems);
  return rules;
}

async function refuseUnknownColumns(file: string): Promise<void> {
  const known = new Set<string>(RULE_COLUMNS);
  for await (const { line, cells } of csvRecords(file)) {
    const unknown = cells.map((cell) => cell.trim()).filter((column) => !known.has(column));
    refuse(file, unknown.length > 0 ? [`line ${line}: these columns are unknown: ${unknown.join(', ')}`] : []);
    return;
  }
}
