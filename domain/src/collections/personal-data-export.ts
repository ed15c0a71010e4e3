import { type CollectionDefinition, type NamedDocument, parametersIn } from '../kernel/documents/define-collection';
import type { ExportSection } from '../kernel/documents/personal-data';
import type { ProviderFacts } from '../person/account/own-account';
import type { Interest } from '../person/views/interest';

/** The documents of a person that a part of the export is made of; `isCut` where there are more than these. */
export interface FoundDocuments {
  readonly collection: CollectionDefinition;
  readonly section: ExportSection<NamedDocument>;
  readonly documents: readonly { readonly path: string; readonly document: NamedDocument }[];
  readonly isCut: boolean;
}

/**
 * Everything that the database holds about a person, by section; `cut` names the lists that have more entries than are
 * included.
 */
export interface PersonalDataExport {
  readonly cut: readonly string[];
  readonly [section: string]: unknown;
}

/** Builds the export from a person's documents, as the collection definitions describe it. */
export function personalDataExport(uid: string, found: readonly FoundDocuments[]): PersonalDataExport {
  return {
    ...Object.fromEntries(found.map((one) => [one.section.section, contentOf(uid, one)])),
    cut: found.filter(({ isCut }) => isCut).map(({ section }) => section.section),
  };
}

function contentOf(uid: string, { collection, section, documents }: FoundDocuments): unknown {
  const entries = documents
    .map(({ path, document }) => section.entry(document, { uid, path: parametersIn(collection.name, path) }))
    .filter((entry) => entry !== null);
  if (section.as === 'one') return entries[0] ?? null;
  const { sortedBy } = section;
  return sortedBy === undefined
    ? entries
    : entries.toSorted((one, other) => String(one[sortedBy]).localeCompare(String(other[sortedBy])));
}

/** The facts of the auth provider about a person. */
type SignInFacts = ProviderFacts & { readonly createdAt: string };

/**
 * The file `touchline.json` of a download: everything that is stored about a person, without fields that only the
 * database needs, and the ladder of interest as a player sees it. `incomplete` names the lists of which only the first
 * entries are included.
 */
export function accountDownload(
  uid: string,
  signIn: SignInFacts,
  { cut, interest, ...sections }: PersonalDataExport & { readonly interest: Interest | null },
  madeAt: string,
) {
  return { madeAt, uid, incomplete: cut, signIn, interest, ...sections };
}

/** The name of a picture in a download: `pictures/{pictureId}` with the extension of its type. */
export function pictureFileOf(pictureId: string, contentType: string): string {
  return `pictures/${pictureId}${contentType === 'image/jpeg' ? '.jpg' : '.webp'}`;
}
