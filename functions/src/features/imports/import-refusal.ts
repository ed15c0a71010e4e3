/**
 * The reason why nothing was imported, in sentences for people. For invalid cells it has a line for each, with the line
 * of the file and the column.
 */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';

  /** `problems` are those of the lines that say what does not fit; without it all of them do. */
  constructor(
    readonly lines: readonly string[],
    readonly problems: readonly string[] = lines,
  ) {
    super(lines.join('\n'));
  }
}
