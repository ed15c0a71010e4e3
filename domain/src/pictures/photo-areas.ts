/** The area tags that are recommended for the pictures of an album, by album name (S9-09). */
export const PHOTO_AREAS = {
  'Soccer Highlights': ['Highlights', 'Fans', 'Goal', 'Game Day', 'Action Shot'],
  'Athletic Facilities': ['Stadium', 'Practice Field', 'Locker Room', 'Training Room', 'Weight Room'],
  Campus: [
    'Academic Buildings',
    'Library',
    'Dining Hall',
    'Residence Hall',
    'Recreational Center',
    'Dorm Rooms',
    'Campus Activities',
  ],
  City: ['Downtown', 'Sightseeing', 'Landscape', 'Off-Campus Activities', 'Outdoor Activities'],
} as const satisfies Record<string, readonly string[]>;

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PHOTO_AREAS));

/** The area tags that are recommended for an album (S9-09); for an album of another name those of all four lists. */
export function recommendedAreas(albumName: string): readonly string[] {
  return LISTS.get(albumName) ?? [...LISTS.values()].flat();
}

/** The derived album of every picture; it is never stored and takes no edit (S4-13). */
export const ALL_PHOTOS = 'allPhotos';
