/** The area tags recommended for the pictures of an album, by album name (specification §9). */
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
