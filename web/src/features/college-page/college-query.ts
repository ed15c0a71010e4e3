/** The place in the query cache of the college at an address's name; server-rendered pages bring their data under the same key. */
export function collegeKey(pathName: string): readonly [string, string] {
  return ['college', pathName];
}
