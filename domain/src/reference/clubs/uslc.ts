import type { ReferenceList } from '../reference-list';
import type { Club } from './club';

/** The clubs of the USL Championship, by name (specification §3, reference lists). */
export const USL_CHAMPIONSHIP_CLUBS: ReferenceList<Club> = {
  asOf: '2025-09-01',
  source: 'USL Championship, season 2025',
  entries: [
    { value: 'birmingham-legion-fc', name: 'Birmingham Legion FC', city: 'Birmingham', state: 'AL' },
    { value: 'charleston-battery', name: 'Charleston Battery', city: 'Mount Pleasant', state: 'SC' },
    { value: 'colorado-springs-switchbacks-fc', name: 'Colorado Springs Switchbacks FC', city: 'Colorado Springs', state: 'CO' },
    { value: 'detroit-city-fc', name: 'Detroit City FC', city: 'Hamtramck', state: 'MI' },
    { value: 'el-paso-locomotive-fc', name: 'El Paso Locomotive FC', city: 'El Paso', state: 'TX' },
    { value: 'fc-tulsa', name: 'FC Tulsa', city: 'Tulsa', state: 'OK' },
    { value: 'hartford-athletic', name: 'Hartford Athletic', city: 'Hartford', state: 'CT' },
    { value: 'indy-eleven', name: 'Indy Eleven', city: 'Indianapolis', state: 'IN' },
    { value: 'las-vegas-lights-fc', name: 'Las Vegas Lights FC', city: 'Las Vegas', state: 'NV' },
    { value: 'lexington-sc', name: 'Lexington SC', city: 'Lexington', state: 'KY' },
    { value: 'loudoun-united-fc', name: 'Loudoun United FC', city: 'Leesburg', state: 'VA' },
    { value: 'louisville-city-fc', name: 'Louisville City FC', city: 'Louisville', state: 'KY' },
    { value: 'miami-fc', name: 'Miami FC', city: 'Miami', state: 'FL' },
    { value: 'monterey-bay-fc', name: 'Monterey Bay FC', city: 'Seaside', state: 'CA' },
    { value: 'new-mexico-united', name: 'New Mexico United', city: 'Albuquerque', state: 'NM' },
    { value: 'north-carolina-fc', name: 'North Carolina FC', city: 'Cary', state: 'NC' },
    { value: 'oakland-roots-sc', name: 'Oakland Roots SC', city: 'Oakland', state: 'CA' },
    { value: 'orange-county-sc', name: 'Orange County SC', city: 'Irvine', state: 'CA' },
    { value: 'phoenix-rising-fc', name: 'Phoenix Rising FC', city: 'Phoenix', state: 'AZ' },
    { value: 'pittsburgh-riverhounds-sc', name: 'Pittsburgh Riverhounds SC', city: 'Pittsburgh', state: 'PA' },
    { value: 'rhode-island-fc', name: 'Rhode Island FC', city: 'Pawtucket', state: 'RI' },
    { value: 'sacramento-republic-fc', name: 'Sacramento Republic FC', city: 'Sacramento', state: 'CA' },
    { value: 'san-antonio-fc', name: 'San Antonio FC', city: 'San Antonio', state: 'TX' },
    { value: 'tampa-bay-rowdies', name: 'Tampa Bay Rowdies', city: 'St. Petersburg', state: 'FL' },
  ],
};
