import type { ReferenceList } from '../reference-list';
import type { Club } from './club';

/** The clubs of USL League One, by name (specification §3, reference lists). */
export const USL_LEAGUE_ONE_CLUBS: ReferenceList<Club> = {
  asOf: '2025-09-01',
  source: 'USL League One, season 2025',
  entries: [
    { value: 'av-alta-fc', name: 'AV Alta FC', city: 'Lancaster', state: 'CA' },
    { value: 'charlotte-independence', name: 'Charlotte Independence', city: 'Charlotte', state: 'NC' },
    { value: 'chattanooga-red-wolves-sc', name: 'Chattanooga Red Wolves SC', city: 'East Ridge', state: 'TN' },
    { value: 'fc-naples', name: 'FC Naples', city: 'Naples', state: 'FL' },
    { value: 'forward-madison-fc', name: 'Forward Madison FC', city: 'Madison', state: 'WI' },
    { value: 'greenville-triumph-sc', name: 'Greenville Triumph SC', city: 'Greenville', state: 'SC' },
    { value: 'one-knoxville-sc', name: 'One Knoxville SC', city: 'Knoxville', state: 'TN' },
    { value: 'portland-hearts-of-pine', name: 'Portland Hearts of Pine', city: 'Portland', state: 'ME' },
    { value: 'richmond-kickers', name: 'Richmond Kickers', city: 'Richmond', state: 'VA' },
    { value: 'south-georgia-tormenta-fc', name: 'South Georgia Tormenta FC', city: 'Statesboro', state: 'GA' },
    { value: 'spokane-velocity-fc', name: 'Spokane Velocity FC', city: 'Spokane', state: 'WA' },
    { value: 'texoma-fc', name: 'Texoma FC', city: 'Sherman', state: 'TX' },
    { value: 'union-omaha', name: 'Union Omaha', city: 'Omaha', state: 'NE' },
    { value: 'westchester-sc', name: 'Westchester SC', city: 'Mount Vernon', state: 'NY' },
  ],
};
