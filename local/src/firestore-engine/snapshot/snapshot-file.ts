import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';

/** Snapshots begin with this line, then the checksum's, then each entry after its length in four bytes. */
const FIRST_LINE = 'touchline-firestore-snapshot 1\n';
const LENGTH_BYTES = 4;

/** Writes entries into a file beside the final one and renames it when all is on the disk: a broken write leaves an earlier snapshot whole. */
export async function writeSnapshotFile(file: string, entries: readonly Buffer[]): Promise<void> {
  const framed = Buffer.concat(
    entries.flatMap((entry) => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(entry.length);
      return [length, entry];
    }),
  );
  const beside = `${file}.new`;
  const handle = await open(beside, 'w');
  try {
    await handle.writeFile(Buffer.concat([Buffer.from(`${FIRST_LINE}${checksumOf(framed)}\n`), framed]));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}

/** The entries of a snapshot; throws one sentence where the file is none or was damaged. */
export async function readSnapshotFile(file: string): Promise<readonly Buffer[]> {
  const content = await readFile(file);
  const start = FIRST_LINE.length;
  if (content.subarray(0, start).toString() !== FIRST_LINE) throw new Error(`${file} is no snapshot of this engine.`);
  const end = content.indexOf('\n', start);
  const framed = content.subarray(end + 1);
  if (end < 0 || content.subarray(start, end).toString() !== checksumOf(framed))
    throw new Error(`The snapshot ${file} is damaged: its checksum does not fit.`);
  const entries: Buffer[] = [];
  for (let at = 0; at < framed.length;) {
    const length = framed.readUInt32BE(at);
    entries.push(framed.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    at += LENGTH_BYTES + length;
  }
  return entries;
}

function checksumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
