/** A part of a table; a folded one is opened by a press on phones. */
interface TablePart<Line> {
  readonly lines: readonly Line[];
  readonly isFolded: boolean;
}

/** How many lines at the top of a table stay open; fewer if the page's team is far below them. */
const TOP = { near: 6, far: 3 } as const;
/** Fewer lines than these are not worth a press. */
const LEAST_FOLDED = 3;

/**
 * A table cut into parts that keep its order: its top and the page's team with its two neighbors stay open;
 * what is between and after them is folded. `own` is the index of that team, -1 where it is not in the table.
 */
export function tableParts<Line>(table: readonly Line[], own: number): readonly TablePart<Line>[] {
  const isNear = own < TOP.near;
  const top = isNear ? Math.max(TOP.near, own + 2) : TOP.far;
  const cuts = isNear ? [top] : [top, own - 1, own + 2];
  const parts = [0, ...cuts]
    .map((start, index) => ({ lines: table.slice(start, cuts[index]), isFolded: index % 2 === 1 }))
    .filter(({ lines }) => lines.length > 0);
  return merged(parts.map((part) => ({ ...part, isFolded: part.isFolded && part.lines.length >= LEAST_FOLDED })));
}

/** Open parts that follow one another are one. */
function merged<Line>(parts: readonly TablePart<Line>[]): readonly TablePart<Line>[] {
  return parts.reduce<readonly TablePart<Line>[]>((done, part) => {
    const last = done.at(-1);
    if (last === undefined || last.isFolded || part.isFolded) return [...done, part];
    return [...done.slice(0, -1), { lines: [...last.lines, ...part.lines], isFolded: false }];
  }, []);
}
