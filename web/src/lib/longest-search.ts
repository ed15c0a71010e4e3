/** Longest query that the college search takes, in characters; a longer one would be refused (contract row searchColleges). */
export const LONGEST_SEARCH = 200;
