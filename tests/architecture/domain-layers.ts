import type { Import } from './import-graph';

const ROOT = 'domain/src/';
const GROUND = ['kernel', 'reference'] as const;

/**
 * The folders that each folder of domain may use besides itself: kernel → reference → subjects → search, collections →
 * http.
 */
const DOMAIN_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  reference: ['kernel'],
  audit: GROUND,
  crest: GROUND,
  pictures: GROUND,
  college: [...GROUND, 'pictures'],
  camp: [...GROUND, 'pictures', 'college'],
  ranking: [...GROUND, 'college', 'camp'],
  person: [...GROUND, 'pictures', 'audit', 'college'],
  permissions: [...GROUND, 'person'],
  search: [...GROUND, 'college'],
  collections: [...GROUND, 'audit', 'camp', 'college', 'person', 'ranking'],
  http: [...GROUND, 'pictures', 'audit', 'college', 'camp', 'ranking', 'person', 'permissions', 'search'],
};

const isProduct = (file: string): boolean =>
  file.startsWith(ROOT) && !/\.(test|deep)\.ts$/.test(file) && !file.includes('/testing/');

/** The folder of a domain file, at most so many levels below domain/src. */
function folderOf(file: string, depth: number): string {
  return file.slice(ROOT.length).split('/').slice(0, -1).slice(0, depth).join('/');
}

/**
 * Whether a domain file imports from a folder that its own folder may not use. A folder without a row may use nothing.
 */
export function breaksDomainLayers({ from, target }: Import): boolean {
  if (target === null || !isProduct(from) || !isProduct(target)) return false;
  const [folder, used] = [folderOf(from, 1), folderOf(target, 1)];
  return folder !== used && !(DOMAIN_MAY_USE[folder] ?? []).includes(used);
}

/**
 * The pairs of domain folders that import each other, with the imports of both directions, for folders one and two
 * levels deep.
 */
export function twoWayPairs(imports: readonly Import[]): readonly string[] {
  return [1, 2].flatMap((depth) => {
    const links = new Map<string, string>();
    for (const { from, target } of imports) {
      if (target === null || !isProduct(from) || !isProduct(target)) continue;
      const [folder, used] = [folderOf(from, depth), folderOf(target, depth)];
      if (folder !== used) links.set(`${folder} > ${used}`, `${from} imports ${target}`);
    }
    return [...links].flatMap(([link, example]) => {
      const back = links.get(link.split(' > ').toReversed().join(' > '));
      return back === undefined ? [] : [`${link}: ${example}, ${back}`];
    });
  });
}
