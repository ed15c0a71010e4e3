import { englishColleges } from './colleges';
import { englishLanding } from './landing';

/** All English texts of the college search: its own and those of the landing page's search. */
export const englishCollegeSearch = { ...englishLanding, ...englishColleges };
