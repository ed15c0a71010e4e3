/** The searches that `changedSearch` compares: parts of addresses, with or without the question mark. */
interface Searches {
  /** The search for which the link was rendered. */
  readonly rendered: string;
  /** The search to which the link leads. */
  readonly target: string;
  /** The newest search of the page. */
  readonly newest: string;
  /** Of each parameter only one value can be chosen, so the link's replaces the newest. */
  readonly isOne: boolean;
}

/**
 * Applies the change that a link makes to the newest search, so that two filters chosen before the page is rendered
 * again both count (S2-03). A parameter that the link leaves alone keeps its newest values.
 */
export function changedSearch({ rendered, target, newest, isOne }: Searches): string {
  const before = new URLSearchParams(rendered);
  const wanted = new URLSearchParams(target);
  const present = new URLSearchParams(newest);
  const next = new URLSearchParams();
  for (const name of new Set([...present.keys(), ...wanted.keys()])) {
    const [from, to, now] = [before.getAll(name), wanted.getAll(name), present.getAll(name)];
    const added = to.filter((value) => !from.includes(value));
    const kept = now.filter((value) => !added.includes(value) && (to.includes(value) || !from.includes(value)));
    const values = isOne && added.length > 0 ? added : [...kept, ...added].sort();
    for (const value of values) next.append(name, value);
  }
  return next.toString();
}
