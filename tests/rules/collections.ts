/**
 * A document of every collection of the database (docs/data-model.md), by the path of its collection and its own id.
 */
export const DOCUMENTS = [
  { collection: 'accounts', id: 'player-1' },
  { collection: 'accounts/player-1/savedColleges', id: 'harbor-point-university' },
  { collection: 'profiles', id: 'player-1' },
  { collection: 'usernames', id: 'demo-player' },
  { collection: 'pathNames', id: 'Harbor_Point_University' },
  { collection: 'catalogueRows', id: 'harbor-point-university' },
  { collection: 'colleges', id: 'harbor-point-university' },
  { collection: 'colleges/harbor-point-university/patches', id: 'patch-1' },
  { collection: 'camps', id: 'camp-1' },
  { collection: 'rankings', id: 'coaches-2026-women' },
  { collection: 'collegeRequests', id: 'request-1' },
  { collection: 'coachInvites', id: 'invite-1' },
  { collection: 'featureRequests', id: 'feature-1' },
  { collection: 'feedback', id: 'feedback-1' },
  { collection: 'purchases', id: 'purchase-1' },
  { collection: 'stripeEvents', id: 'event-1' },
  { collection: 'auditLog', id: 'entry-1' },
  { collection: 'rateLimits', id: 'sessionLogin-1' },
  { collection: 'mail', id: 'mail-1' },
  { collection: 'erasures', id: 'player-1' },
  { collection: 'signInChanges', id: 'player-1' },
  { collection: 'sweepPlaces', id: 'left-users' },
  { collection: 'unusedPictures', id: 'picture-1' },
  { collection: 'aCollectionOfTomorrow', id: 'document-1' },
] as const;
