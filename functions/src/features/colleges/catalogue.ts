import { type CatalogueFile, catalogueFileOf } from '@touchline/domain/search/catalogue-file';
import type { Handler } from '../../platform/handler';
import type { Catalogue, CatalogueStore } from './catalogue-store';

/** The file of each state of the catalogue that was asked for; the same object as long as nothing changes, so that its bytes are made once. */
const files = new WeakMap<Catalogue, CatalogueFile>();

/** GET /ui/v1/colleges/catalogue. Whoever is signed in may have edited a moment ago through another instance: the database is asked first. */
export function collegeCatalogue(catalogue: CatalogueStore): Handler<'collegeCatalogue'> {
  return async ({ actor }) => {
    if (actor.uid !== null) catalogue.forget();
    return fileOf(await catalogue.current());
  };
}

/** GET /media/catalogue */
export function mediaCatalogue(catalogue: CatalogueStore): Handler<'mediaCatalogue'> {
  return async () => fileOf(await catalogue.current());
}

function fileOf(catalogue: Catalogue): CatalogueFile {
  const known = files.get(catalogue);
  if (known !== undefined) return known;
  const file = catalogueFileOf(catalogue.index.rows);
  files.set(catalogue, file);
  return file;
}
