import type { ReactNode } from 'react';

/** A fact as pieces show it: the value already in the reader's language, null where nobody reported it; `note` says source or year. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: string | null;
}
