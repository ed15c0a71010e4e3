import { germanColleges } from './colleges';
import { germanLanding } from './landing';

/** All German texts of the college search: its own and those of the landing page's search. */
export const germanCollegeSearch = { ...germanLanding, ...germanColleges };
