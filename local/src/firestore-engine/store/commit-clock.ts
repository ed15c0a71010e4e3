import type { Micros } from './stored-document';

/** The time of commits: the system's, and always later than the commit before. */
export class CommitClock {
  /** The latest time given to a commit. */
  latest: Micros = 0;

  now(): Micros {
    return Math.max(Date.now() * 1000 + Math.floor((performance.now() % 1) * 1000), this.latest);
  }

  next(): Micros {
    const now = Date.now() * 1000;
    this.latest = now > this.latest ? now : this.latest + 1;
    return this.latest;
  }
}
