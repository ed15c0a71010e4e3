/** Who pays for a year: what decides which of a college's prices holds. It stays on the reader's device. */
export interface Payer {
  /** `us`: citizens and permanent residents of the United States, whom federal aid counts; `other`: everybody else. */
  readonly citizenship: 'us' | 'other';
  /** The home state, as postal code or by name; null for who lives in none, or has another citizenship. */
  readonly homeState: string | null;
  /** The family's income of a year in whole dollars; null where it is not given. */
  readonly income: number | null;
}
