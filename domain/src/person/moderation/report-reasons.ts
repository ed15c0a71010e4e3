const PROFILE_REASONS = ['danger', 'impersonation', 'offensive', 'privateData', 'spam', 'other'] as const;

/** Why somebody reports a profile or a part of it; what may harm somebody first. `childAbuse` is of pictures alone. */
export const REPORT_REASONS = ['childAbuse', ...PROFILE_REASONS] as const;

/** Why somebody reports a camp; what may harm somebody first. */
export const CAMP_REASONS = ['danger', 'offensive', 'privateData', 'wrongFact', 'spam', 'other'] as const;

/** Why a coach or admin reports a suggested correction; what may harm somebody first. */
export const SUGGESTION_REASONS = ['danger', 'offensive', 'privateData', 'spam', 'other'] as const;

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
export const QUEUE_REASONS = [...PROFILE_REASONS, 'ownPicture', 'wrongFact', 'copyright', 'removedBefore', 'childAbuse'] as const;
