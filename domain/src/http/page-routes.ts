import type { Route } from './route';

/** The endpoints that public pages call as soon as they stand: their scripts hold these rows. */
export const PAGE_ROUTES = {
  ownProfile: { method: 'GET', path: '/ui/v1/profile' },
  sessionLogin: { method: 'POST', path: '/ui/v1/sessionLogin' },
  sessionLogout: { method: 'POST', path: '/ui/v1/sessionLogout' },
  college: { method: 'GET', path: '/ui/v1/colleges/:collegeId' },
  searchColleges: { method: 'GET', path: '/ui/v1/search/colleges' },
  mediaCatalogue: { method: 'GET', path: '/media/catalogue' },
} as const satisfies Record<string, Route>;
