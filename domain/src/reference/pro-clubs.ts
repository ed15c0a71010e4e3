import type { ReferenceList } from './reference-list';

/** A professional club: `value` is unique over the three leagues, `state` is the postal abbreviation of its home. */
interface Club {
  readonly value: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** The clubs of Major League Soccer, by name (S3-10). */
const MLS_CLUBS: ReferenceList<Club> = {
  asOf: '2025-09-01',
  source: 'MLS, season 2025',
  entries: [
    { value: 'atlanta-united-fc', name: 'Atlanta United FC', city: 'Atlanta', state: 'GA' },
    { value: 'austin-fc', name: 'Austin FC', city: 'Austin', state: 'TX' },
    { value: 'cf-montreal', name: 'CF Montréal', city: 'Montreal', state: 'QC' },
    { value: 'charlotte-fc', name: 'Charlotte FC', city: 'Charlotte', state: 'NC' },
    { value: 'chicago-fire-fc', name: 'Chicago Fire FC', city: 'Chicago', state: 'IL' },
    { value: 'colorado-rapids', name: 'Colorado Rapids', city: 'Commerce City', state: 'CO' },
    { value: 'columbus-crew', name: 'Columbus Crew', city: 'Columbus', state: 'OH' },
    { value: 'dc-united', name: 'D.C. United', city: 'Washington', state: 'DC' },
    { value: 'fc-cincinnati', name: 'FC Cincinnati', city: 'Cincinnati', state: 'OH' },
    { value: 'fc-dallas', name: 'FC Dallas', city: 'Frisco', state: 'TX' },
    { value: 'houston-dynamo-fc', name: 'Houston Dynamo FC', city: 'Houston', state: 'TX' },
    { value: 'inter-miami-cf', name: 'Inter Miami CF', city: 'Fort Lauderdale', state: 'FL' },
    { value: 'la-galaxy', name: 'LA Galaxy', city: 'Carson', state: 'CA' },
    { value: 'los-angeles-fc', name: 'Los Angeles FC', city: 'Los Angeles', state: 'CA' },
    { value: 'minnesota-united-fc', name: 'Minnesota United FC', city: 'Saint Paul', state: 'MN' },
    { value: 'nashville-sc', name: 'Nashville SC', city: 'Nashville', state: 'TN' },
    { value: 'new-england-revolution', name: 'New England Revolution', city: 'Foxborough', state: 'MA' },
    { value: 'new-york-city-fc', name: 'New York City FC', city: 'New York', state: 'NY' },
    { value: 'new-york-red-bulls', name: 'New York Red Bulls', city: 'Harrison', state: 'NJ' },
    { value: 'orlando-city-sc', name: 'Orlando City SC', city: 'Orlando', state: 'FL' },
    { value: 'philadelphia-union', name: 'Philadelphia Union', city: 'Chester', state: 'PA' },
    { value: 'portland-timbers', name: 'Portland Timbers', city: 'Portland', state: 'OR' },
    { value: 'real-salt-lake', name: 'Real Salt Lake', city: 'Sandy', state: 'UT' },
    { value: 'san-diego-fc', name: 'San Diego FC', city: 'San Diego', state: 'CA' },
    { value: 'san-jose-earthquakes', name: 'San Jose Earthquakes', city: 'San Jose', state: 'CA' },
    { value: 'seattle-sounders-fc', name: 'Seattle Sounders FC', city: 'Seattle', state: 'WA' },
    { value: 'sporting-kansas-city', name: 'Sporting Kansas City', city: 'Kansas City', state: 'KS' },
    { value: 'st-louis-city-sc', name: 'St. Louis City SC', city: 'St. Louis', state: 'MO' },
    { value: 'toronto-fc', name: 'Toronto FC', city: 'Toronto', state: 'ON' },
    { value: 'vancouver-whitecaps-fc', name: 'Vancouver Whitecaps FC', city: 'Vancouver', state: 'BC' },
  ],
};

/** The clubs of USL League One, by name (S3-10). */
const USL_LEAGUE_ONE_CLUBS: ReferenceList<Club> = {
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

/** The clubs of the USL Championship, by name (S3-10). */
const USL_CHAMPIONSHIP_CLUBS: ReferenceList<Club> = {
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

/** The professional leagues whose clubs are listed, with their names (S3-10). */
export const PRO_LEAGUES = {
  mls: { label: 'Major League Soccer', clubs: MLS_CLUBS },
  uslc: { label: 'USL Championship', clubs: USL_CHAMPIONSHIP_CLUBS },
  usl1: { label: 'USL League One', clubs: USL_LEAGUE_ONE_CLUBS },
} as const satisfies Record<string, { label: string; clubs: ReferenceList<Club> }>;
