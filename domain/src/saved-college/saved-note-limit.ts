/** Longest note about a saved college, in code points. */
export const SAVED_NOTE_MAX = 2000;
