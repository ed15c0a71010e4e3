import type { RowFacts } from '../import/plan/fact';
import { FIGURES } from './real-colleges';
import { numberOrNull, type TableLine, textOf } from './read-table';

/**
 * Lists the figures of real-colleges.csv that a team file does not confirm, one sentence each. The list has to be
 * empty.
 */
export function unconfirmedFigures(lines: readonly TableLine[], rows: readonly RowFacts[]): readonly string[] {
  const byUnit = new Map(rows.map((row) => [row.unitId, row]));
  return lines.flatMap((line) => {
    const row = byUnit.get(numberOrNull(line, 'unitId') ?? 0);
    return Object.entries(FIGURES).flatMap(([column, field]) => {
      const value = numberOrNull(line, column);
      const found = row?.facts.find((fact) => fact.field === field)?.value ?? null;
      return value === null || value === found
        ? []
        : [`${textOf(line, 'name')}: ${column} ${value}, the file says ${JSON.stringify(found)}`];
    });
  });
}
