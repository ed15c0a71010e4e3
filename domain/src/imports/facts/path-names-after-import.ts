import { ADDRESS_FORMS, distinctPathNames, nameOfPath, type NamedCollege, pathNameOf } from '../../college/path-name';

/** The most characters of a college's path name. */
const LONGEST_PATH_NAME = 200;

/**
 * A college as it will be, and its path name so far: null where it is new. `isFixed` means that an admin chose the path
 * name.
 */
export interface AddressedCollege extends NamedCollege {
  readonly pathName: string | null;
  readonly isRenamed: boolean;
  readonly isFixed: boolean;
}

/**
 * The path names that an import has to assign (docs/data-model.md): to new and renamed colleges, and to colleges that
 * turn out to share their plain name, so that each gets its city in the path name. All others stay. No path name in
 * `taken` (path name → college id, including old ones that redirect) is given to another college, nor the plain name of
 * a college that stays.
 */
export function pathNamesAfterImport(
  colleges: readonly AddressedCollege[],
  taken: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const choosing = choosingOf(colleges);
  const reserved = reservedOf(colleges, taken, choosing);
  const places = [...reserved].map((address, index) => ({
    _id: `reserved ${index}`,
    name: nameOfPath(address),
    city: null,
    state: null,
  }));
  const distinct = distinctPathNames([...choosing.values(), ...places]);

  const chosen = new Map<string, string>();
  const isFree = (name: string): boolean => name.length <= LONGEST_PATH_NAME && !reserved.has(keyOf(name));
  for (const college of choosing.values()) {
    const { _id, name } = college;
    const forms = ADDRESS_FORMS.slice(1).flatMap((form) => form(college) ?? []);
    const named = pathNameOf(name) === '' ? [] : [distinct.get(_id) ?? '', ...forms.map(pathNameOf)];
    const pathName = named.find(isFree) ?? pathNameOf(_id);
    reserved.add(keyOf(pathName));
    chosen.set(_id, pathName);
  }
  return chosen;
}

function choosingOf(colleges: readonly AddressedCollege[]): ReadonlyMap<string, AddressedCollege> {
  const free = colleges.filter(({ isFixed }) => !isFixed);
  const moving = new Set(free.filter(({ pathName, isRenamed }) => pathName === null || isRenamed));
  const names = new Set([...moving].map(({ name }) => keyOf(pathNameOf(name))));
  const sharing = free.filter(({ pathName }) => pathName !== null && names.has(keyOf(pathName)));
  return new Map([...sharing, ...moving].map((college) => [college._id, college]));
}

/**
 * Path names that no college may newly get: those of colleges that stay, their plain names, and old ones that redirect
 * to a college of another name.
 */
function reservedOf(
  colleges: readonly AddressedCollege[],
  taken: ReadonlyMap<string, string>,
  choosing: ReadonlyMap<string, AddressedCollege>,
): Set<string> {
  const reserved = new Set<string>();
  for (const { _id, name, pathName } of colleges) {
    if (!choosing.has(_id)) for (const address of [pathName ?? '', pathNameOf(name)]) reserved.add(keyOf(address));
  }
  for (const [address, owner] of taken) {
    const name = choosing.get(owner)?.name;
    if (name === undefined || keyOf(pathNameOf(name)) !== keyOf(address)) reserved.add(keyOf(address));
  }
  return reserved;
}

function keyOf(address: string): string {
  return address.toLowerCase();
}
