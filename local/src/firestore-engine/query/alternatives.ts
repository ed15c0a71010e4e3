import { type FirestoreError, invalid } from '../wire/firestore-error';
import type { Condition, Conjunction } from './condition';
import { MOST_ALTERNATIVES, type FilterTree } from './filter-tree';

/** Alternatives may be this many while `all` of several parts are joined, part by part: some of them may turn out to be the same. */
const MOST_ON_THE_WAY = 2 * MOST_ALTERNATIVES;

/** Conditions that must all hold, by their ids: said twice, one stands here once. */
type Joint = ReadonlyMap<string, Condition>;

/** A filter as alternatives (its disjunctive normal form), at most 30 different ones. */
export function alternativesOf(tree: FilterTree): readonly Conjunction[] {
  const alternatives = [...expanded(tree).values()].map((joint) => [...joint.values()]);
  if (alternatives.length > MOST_ALTERNATIVES) throw tooMany(alternatives.length);
  return alternatives;
}

/** Alternatives by id. A condition that stands alone is another alternative than the same one as all of an `all`, as Firestore counts. */
function expanded(tree: FilterTree): ReadonlyMap<string, Joint> {
  if (tree.kind === 'condition') return new Map([[tree.id, new Map([[tree.id, tree.condition]])]]);
  const parts = tree.parts.map(expanded);
  if (tree.kind === 'any') return new Map(parts.flatMap((part) => [...part]));
  let joined: ReadonlyMap<string, Joint> = byId([new Map()]);
  for (const part of parts) {
    if (joined.size * part.size > MOST_ON_THE_WAY) throw tooMany(joined.size * part.size);
    joined = byId([...joined.values()].flatMap((left) => [...part.values()].map((right) => new Map([...left, ...right]))));
  }
  return joined;
}

function byId(joints: readonly Joint[]): ReadonlyMap<string, Joint> {
  return new Map(joints.map((joint) => [`all(${[...joint.keys()].toSorted().join()})`, joint]));
}

function tooMany(count: number): FirestoreError {
  return invalid(
    `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MOST_ALTERNATIVES}`,
  );
}
