/** A stored document before it is parsed. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Brings a document from one version to the next; the new `schemaVersion` is set for it. */
export type Upgrade = (stored: StoredDocument) => StoredDocument;

/** A stored document whose version this release cannot read; lists skip it and report it. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
}

/**
 * A stored document brought up to `currentVersion`: `upgrades[v]` makes version v + 1 out of v, one after the other.
 * Throws `UnreadableDocument` for a missing or newer version and for a missing upgrade; a current document is returned
 * as it is. The result still has to pass its schema.
 */
export function upgradeDocument(
  stored: StoredDocument,
  currentVersion: number,
  upgrades: Readonly<Record<number, Upgrade>>,
): StoredDocument {
  const version = stored.schemaVersion;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw new UnreadableDocument('no schemaVersion');
  if (version > currentVersion) throw new UnreadableDocument(`schemaVersion ${version} is newer than ${currentVersion}`);
  if (version === currentVersion) return stored;
  const upgrade = upgrades[version];
  if (upgrade === undefined) throw new UnreadableDocument(`no upgrade from schemaVersion ${version}`);
  return upgradeDocument({ ...upgrade(stored), schemaVersion: version + 1 }, currentVersion, upgrades);
}
