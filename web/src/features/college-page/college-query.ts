/** The query key of the college of an address. Pages rendered on the server bring their data under the same key. */
export function collegeKey(pathName: string): readonly [string, string] {
  return ['college', pathName];
}
