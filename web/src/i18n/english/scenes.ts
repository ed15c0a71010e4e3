/** The English texts around scenes: screens still to be built, not found, unavailable. */
export const englishScenes = {
  'coming.toColleges': 'Search colleges',
  'failure.notFoundLabel': 'Out of play',
  'failure.notFoundTitle': 'This page is over the line',
  'failure.notFoundText': 'There is nothing at this address. It may have moved, or the link has a mistake in it.',
  'failure.unavailableLabel': 'Half-time',
} as const;
