/**
 * Reads cells of a row that outsiders wrote by hand: `usable` answers what `read` makes of a column, null where the cell is empty; a cell of which
 * `read` makes null cannot be stored, and its column is named in `unusable`.
 */
export function usableCells<Row extends object>(row: Row) {
  const unusable: string[] = [];
  const usable = <Column extends keyof Row & string, Value>(
    column: Column,
    read: (value: NonNullable<Row[Column]>) => Value | null,
  ): Value | null => {
    const cell = row[column];
    if (cell === null || cell === undefined) return null;
    const value = read(cell);
    if (value === null) unusable.push(column);
    return value;
  };
  return { usable, unusable };
}

/** An amount in whole dollars; null where it is negative, which no page can show. */
export function wholeDollars(amount: number): number | null {
  return amount < 0 ? null : Math.round(amount);
}
