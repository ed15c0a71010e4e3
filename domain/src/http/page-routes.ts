/** The endpoints that public pages call right after they have loaded: their scripts contain these rows. */
export const PAGE_ROUTES = {
  ownProfile: { method: 'GET', path: '/ui/v1/profile' },
  profile: { method: 'GET', path: '/ui/v1/profiles/:username' },
  sessionLogin: { method: 'POST', path: '/ui/v1/sessionLogin' },
  sessionLogout: { method: 'POST', path: '/ui/v1/sessionLogout' },
  college: { method: 'GET', path: '/ui/v1/colleges/:collegeId' },
  collegeRanking: { method: 'GET', path: '/ui/v1/colleges/ranking' },
  collegeComparison: { method: 'GET', path: '/ui/v1/colleges/:collegeId/comparison' },
  searchColleges: { method: 'GET', path: '/ui/v1/search/colleges' },
  searchProfiles: { method: 'GET', path: '/ui/v1/search/profiles' },
  featuredPlayers: { method: 'GET', path: '/ui/v1/featuredPlayers' },
  collegeDots: { method: 'GET', path: '/ui/v1/search/dots' },
  locations: { method: 'GET', path: '/ui/v1/search/locations' },
  mediaCatalogue: { method: 'GET', path: '/media/catalogue' },
} as const satisfies Record<string, Route>;

/** Method and path of an endpoint; `:name` in a path is a parameter. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
}
