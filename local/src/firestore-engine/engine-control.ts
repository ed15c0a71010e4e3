/** What can be done to a running engine beside Firestore's own calls. */
export interface EngineControl {
  /** Forgets all documents and transactions of one database (`projects/…/databases/…`), or of all of them. */
  clear(database: string | null): void;
  /** Writes all documents into a file, whole or not at all. */
  snapshot(file: string): Promise<void>;
  /** Puts a snapshot's documents in place of all others; throws one sentence where the file is damaged, and then nothing is changed. */
  restore(file: string): Promise<void>;
}
