import {
  adminColleges,
  archiveCollege,
  correctCollege,
  createCollege,
  restoreCollege,
} from '../features/admin-colleges/admin-college-handlers';
import { adminCollegeStore } from '../features/admin-colleges/admin-college-store';
import { archivedCollegeStore } from '../features/admin-colleges/archived-college-store';
import { collegeMerge, mergeCollege, mergePreview, undoMerge } from '../features/merging/merge-handlers';
import { mergePreviewStore } from '../features/merging/merge-preview-store';
import { mergeStore } from '../features/merging/merge-store';
import { mergeRunner } from '../features/merging/run-merge';
import type { CollegeServices } from './college-services';
import type { SharedServices } from './shared-services';

/** The handlers of the admins' table of colleges. */
export function adminCollegeHandlers({ database, clock, newId, catalogue, colleges, profiles }: CollegeServices) {
  const table = adminCollegeStore(database, profiles);
  const archive = archivedCollegeStore(database, clock, newId);
  const merges = mergeStore(database, clock, newId);
  const dependencies = { catalogue, colleges, archive, table, profiles, clock, merges };
  return {
    adminColleges: adminColleges(dependencies),
    createCollege: createCollege(dependencies),
    archiveCollege: archiveCollege(dependencies),
    restoreCollege: restoreCollege(dependencies),
    correctCollege: correctCollege(dependencies),
  };
}

/** The handlers of merges of colleges. */
export function mergeHandlers({ database, clock, newId, catalogue, files, renewClaims }: SharedServices) {
  const merges = mergeStore(database, clock, newId);
  const run = mergeRunner({ database, clock, files, renewClaims });
  const dependencies = { merges, run, catalogue, previews: mergePreviewStore(database, clock) };
  return {
    mergePreview: mergePreview(dependencies),
    mergeCollege: mergeCollege(dependencies),
    collegeMerge: collegeMerge(dependencies),
    undoMerge: undoMerge(dependencies),
  };
}
