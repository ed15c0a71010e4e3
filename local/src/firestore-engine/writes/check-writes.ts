import { documentName } from '../names/document-name';
import { overlaps, writableFieldPath, type FieldPath } from '../names/field-path';
import { microsOf } from '../store/stored-document';
import { checkFields } from '../values/value-rules';
import { invalid } from '../wire/firestore-error';
import type { Write } from '../wire/messages';

/** Refuses writes that Firestore would refuse whatever is stored, before it looks: INVALID_ARGUMENT. */
export function checkWrites(writes: readonly Write[], database: string): void {
  const earlier = new Map<string, { readonly exists: boolean; readonly version: number | null }>();
  for (const write of writes) {
    const path = checkedPath(write, database);
    if (write.update !== undefined) checkFields(write.update.fields);
    write.updateMask?.fieldPaths.forEach(writableFieldPath);
    checkTransforms((write.transform?.fieldTransforms ?? write.updateTransforms).map(({ fieldPath }) => fieldPath));
    const { exists, updateTime } = write.currentDocument ?? {};
    const version = updateTime === undefined ? null : microsOf(updateTime);
    const before = earlier.get(path);
    if (before !== undefined && version !== null && version !== before.version)
      throw invalid(`The writes to ${path} expect different versions of it.`);
    const expected = exists ?? (version === null || write.delete !== undefined ? undefined : true);
    if (before !== undefined && expected !== undefined && expected !== before.exists)
      throw invalid(`A write to ${path} expects what an earlier write of the same request has changed.`);
    earlier.set(path, { exists: write.delete === undefined, version: before === undefined ? version : before.version });
  }
}

/** The path that a write is about, in the database of the call. */
export function checkedPath(write: Write, database: string): string {
  const name = write.update?.name ?? write.delete ?? write.transform?.document;
  if (name === undefined) throw invalid('A write says nothing.');
  const { database: itsDatabase, path } = documentName(name);
  if (itsDatabase !== database) throw invalid(`"${name}" is not in the database of this call.`);
  return path;
}

function checkTransforms(texts: readonly string[]): void {
  const paths: FieldPath[] = [];
  for (const path of texts.map(writableFieldPath)) {
    const other = paths.find((one) => one.length !== path.length && overlaps(one, path));
    if (other !== undefined) throw invalid(`Cannot transform ${other.join('.')} and ${path.join('.')} at the same time.`);
    paths.push(path);
  }
}
