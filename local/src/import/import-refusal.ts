/**
 * The reason why nothing was imported, in sentences for people. For invalid cells it has a line for each, with the line
 * of the file and the column.
 */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
