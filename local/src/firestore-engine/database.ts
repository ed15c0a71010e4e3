import { DocumentStore } from './store/document-store';
import { WaitingLine } from './transactions/waiting-line';

/** One database (`projects/…/databases/…`). Databases share nothing. */
export class Database {
  readonly store = new DocumentStore();
  readonly line = new WaitingLine();

  constructor(readonly name: string) {}
}
