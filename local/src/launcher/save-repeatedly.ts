/** Saves that follow each other by themselves. */
export interface RepeatedSaves {
  /** Ends them; fulfilled when none is under way any more. */
  stop(): Promise<void>;
}

/**
 * Saves again and again, `everyMs` after each save has ended. One that fails is reported, and the next one comes all
 * the same.
 */
export function saveRepeatedly(save: () => Promise<void>, everyMs: number, report: (failure: unknown) => void): RepeatedSaves {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  const plan = (): void => {
    timer = setTimeout(() => {
      underWay = save()
        .catch(report)
        .then(() => {
          if (!isStopped) plan();
        });
    }, everyMs);
    timer.unref();
  };
  plan();
  return {
    stop: () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      return underWay;
    },
  };
}
