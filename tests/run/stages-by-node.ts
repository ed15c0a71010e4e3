import type { NodeMajor } from '../support/stack/node-runtimes';
import type { Stage } from './stage';

/** The Nodes of this machine by major; null where none can be had. */
export type KnownNodes = ReadonlyMap<NodeMajor, string | null>;

/**
 * The steps by Node: all of `stages` on the newest that can be had, `quick` on the oldest. Those between run nothing of
 * their own: what runs on both ends runs there too, and the functions are tested on theirs by the step `deployed`. Each
 * carries its Node in its name. The majors that cannot be had are named apart.
 */
export function stagesByNode(
  nodes: KnownNodes,
  stages: readonly Stage[],
  quick: Stage,
): { readonly stages: readonly Stage[]; readonly missing: readonly NodeMajor[] } {
  const newestFirst = [...nodes].toSorted(([one], [other]) => other - one);
  const had = newestFirst.flatMap(([major, node]) => (node === null ? [] : [{ major, node }]));
  const newest = had.at(0);
  const oldest = had.length > 1 ? had.at(-1) : undefined;
  return {
    stages: [
      ...(newest === undefined ? stages : stages.map((stage) => onNode(stage, newest))),
      ...(oldest === undefined ? [] : [onNode(quick, oldest)]),
    ],
    missing: newestFirst.filter(([, node]) => node === null).map(([major]) => major),
  };
}

function onNode(stage: Stage, { major, node }: { readonly major: NodeMajor; readonly node: string }): Stage {
  return { ...stage, name: `${stage.name}, Node ${major}`, node };
}
