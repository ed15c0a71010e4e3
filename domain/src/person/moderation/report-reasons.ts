/** Why somebody reports a profile or a part of it; what may harm somebody comes first. */
export const REPORT_REASONS = ['danger', 'impersonation', 'offensive', 'privateData', 'spam', 'other'] as const;

/** Why somebody asks, with or without an account, that a page is corrected or a part of it removed. */
export const REQUEST_REASONS = [
  'ownPicture',
  'privateData',
  'danger',
  'wrongFact',
  'copyright',
  'impersonation',
  'offensive',
  'other',
] as const;

/** What somebody asks for. */
export const REQUEST_WISHES = ['remove', 'correct'] as const;

/** Every reason of the queue. */
export const QUEUE_REASONS = [...REPORT_REASONS, 'ownPicture', 'wrongFact', 'copyright', 'removedBefore', 'childAbuse'] as const;
