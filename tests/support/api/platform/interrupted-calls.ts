/** A step of a course of calls that fails: before it does anything, or, with `isLost`, after its work. */
export interface Interruption {
  /** The number of the call, from 1; 0 for none. */
  readonly number: number;
  readonly isLost: boolean;
}

/** Stores and gateways whose calls are counted, and of which one fails. */
export interface InterruptedCalls {
  /** The same object with its calls counted. */
  readonly counted: <Target extends object>(target: Target) => Target;
  /** The names of the calls so far. */
  readonly calls: () => readonly string[];
}

/** Lets the calls through that go over `counted`, except the one that the interruption names. */
export function interruptedCalls({ number, isLost }: Interruption): InterruptedCalls {
  const calls: string[] = [];
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (object, name) => {
        const act: unknown = Reflect.get(object, name);
        if (typeof act !== 'function') return act;
        return async (...sent: unknown[]): Promise<unknown> => {
          calls.push(String(name));
          const fails = calls.length === number;
          if (fails && !isLost) throw new Error(`killed before ${String(name)}`);
          const answer: unknown = await Reflect.apply(act, object, sent);
          if (fails) throw new Error(`killed after ${String(name)}`);
          return answer;
        };
      },
    });
  return { counted, calls: () => calls };
}

/** Every interruption of a course with these steps, with what a test's title says of it. */
export function interruptionsOf(steps: readonly string[]) {
  return steps.flatMap((step, index) =>
    [false, true].map((isLost) => ({ number: index + 1, step, isLost, when: isLost ? 'after' : 'before' })),
  );
}
