import { siteImportRunner } from '../features/imports/run-site-import';
import { adminImport, adminImports, previewImport, startImport, undoSiteImport } from '../features/imports/site-import-handlers';
import { siteImportStore } from '../features/imports/site-import-store';
import { logStore } from '../features/logs/log-store';
import type { SharedServices } from './shared-services';

/** The handlers of imports in the browser. */
export function importHandlers({ database, clock, newId, catalogue, countAttempt }: SharedServices) {
  const dependencies = {
    imports: siteImportStore(database, clock, newId),
    run: siteImportRunner({ database, clock, newId }),
    namesOf: logStore(database).namesOf,
    ...{ catalogue, countAttempt, clock },
  };
  return {
    adminImports: adminImports(dependencies),
    adminImport: adminImport(dependencies),
    previewImport: previewImport(dependencies),
    startImport: startImport(dependencies),
    undoImport: undoSiteImport(dependencies),
  };
}
