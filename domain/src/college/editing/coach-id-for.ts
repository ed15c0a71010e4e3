const LONGEST = 50;

/**
 * The id of a new member of staff, made from the name; it is also the last part of the coach's address: `mara-lind`,
 * numbered where it is taken; `coach` where the name has no Latin letter. Always an `entryId`.
 */
export function coachIdFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  const base = plain === '' ? 'coach' : plain;
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  return id;
}
