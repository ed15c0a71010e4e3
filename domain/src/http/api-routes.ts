/** Method and path of every endpoint: what the browser loads of the contract. A path's `:name` stands for a part of the address. */
export const API_ROUTES = {
  health: { method: 'GET', path: '/ui/v1/health' },
  openapi: { method: 'GET', path: '/ui/v1/openapi.json' },
  signInMethods: { method: 'POST', path: '/ui/v1/signInMethods' },
  sessionLogin: { method: 'POST', path: '/ui/v1/sessionLogin' },
  sessionLogout: { method: 'POST', path: '/ui/v1/sessionLogout' },
  ownProfile: { method: 'GET', path: '/ui/v1/profile' },
  collegeProperty: { method: 'GET', path: '/ui/v1/colleges/property' },
  college: { method: 'GET', path: '/ui/v1/colleges/:collegeId' },
  patchCollege: { method: 'POST', path: '/ui/v1/colleges/:collegeId/patch' },
  takeBackCollegePatch: { method: 'DELETE', path: '/ui/v1/colleges/:collegeId/patch' },
  uploadCollegePicture: { method: 'POST', path: '/ui/v1/colleges/:collegeId/pictures' },
  resource: { method: 'GET', path: '/ui/v1/resources' },
  mediaPicture: { method: 'GET', path: '/media/:kind/:ownerId/:pictureId' },
  mediaVariant: { method: 'GET', path: '/media/:kind/:ownerId/:variant/:pictureId' },
  collegeCatalogue: { method: 'GET', path: '/ui/v1/colleges/catalogue' },
  mediaCatalogue: { method: 'GET', path: '/media/catalogue' },
  searchColleges: { method: 'GET', path: '/ui/v1/search/colleges' },
  savedColleges: { method: 'GET', path: '/ui/v1/savedColleges' },
  saveCollege: { method: 'PUT', path: '/ui/v1/savedColleges/:collegeId' },
  removeSavedCollege: { method: 'DELETE', path: '/ui/v1/savedColleges/:collegeId' },
  sendFeedback: { method: 'POST', path: '/ui/v1/feedback' },
  checkGdpr: { method: 'GET', path: '/api/v1/checkGdpr' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/${string}` }>;

export type RouteName = keyof typeof API_ROUTES;
