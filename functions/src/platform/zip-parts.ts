/** A file in a zip archive; text is packed, pictures are packed already. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
}

/** A zip archive part by part, with no more than one of its files in memory. fflate is loaded with the first file. */
export async function* zipParts(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((failure, part) => {
    if (failure !== null) throw failure;
    ready.push(part);
  });
  for await (const { name, bytes, isPacked } of files) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
