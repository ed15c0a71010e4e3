import {
  adminColleges,
  archiveCollege,
  correctCollege,
  createCollege,
  restoreCollege,
} from '../features/admin-colleges/admin-college-handlers';
import { adminCollegeStore } from '../features/admin-colleges/admin-college-store';
import { archivedCollegeStore } from '../features/admin-colleges/archived-college-store';
import type { CollegeServices } from './college-services';

/** The handlers of the admins' table of colleges. */
export function adminCollegeHandlers({ database, clock, newId, catalogue, colleges, profiles }: CollegeServices) {
  const table = adminCollegeStore(database, profiles);
  const archive = archivedCollegeStore(database, clock, newId);
  const dependencies = { catalogue, colleges, archive, table, profiles, clock };
  return {
    adminColleges: adminColleges(dependencies),
    createCollege: createCollege(dependencies),
    archiveCollege: archiveCollege(dependencies),
    restoreCollege: restoreCollege(dependencies),
    correctCollege: correctCollege(dependencies),
  };
}
