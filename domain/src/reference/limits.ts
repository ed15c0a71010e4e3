import { DAY_MS } from '../kernel/day';

/** How long things stay on screen, in milliseconds (S9-03). */
export const SHOWN_MS = { toast: 5000, feedbackSent: 3000 } as const;

/** Rows of the feedback text area (S2-38). */
export const FEEDBACK_ROWS = { least: 6, most: 8 } as const;

/** Hash links stop this many pixels above their target (S2-25). */
export const HASH_LINK_OFFSET_PX = 70;

/** Mobile is a viewport narrower than this many pixels (S2-26). */
export const MOBILE_BELOW_PX = 992;

/** The largest picture that may be uploaded, in bytes (S5-16): 12 megabytes of 1024 × 1024. */
export const UPLOAD_MAX_BYTES = 12 * 1024 * 1024;

/** The most matches that the people of a team keep on its page. */
export const MOST_ADDED = 1000;

/** The number of fields that a complete profile has filled (S3-02). */
export const COMPLETENESS_FIELD_COUNT = 20;

/** A profile needs this percentage to be featured on the social networks; the number is our choice. */
export const FEATURED_FROM_PERCENT = 70;

/** How many posts and stories a player gets on the social networks (S9-02). */
export const FEATURED_POSTS = { free: { posts: 1, stories: 1 }, premium: { posts: 2, stories: 2 } } as const;

/**
 * The queue of players to be featured (docs/decisions/090-feature-queue.md): the days within which a player who left
 * returns to the same queue position, the days after which a declined player enters again, the days for which lists
 * mark a posted player, and the longest reason of an admin, in code points.
 */
export const FEATURE_QUEUE = { returnDays: 7, againAfterDays: 30, markedDays: 30, reasonMax: 500 } as const;

/**
 * Lengths of passwords in code points (S5-06): `long` for any, `short` with a digit and a lowercase letter; `max` is
 * our choice.
 */
export const PASSWORD_LENGTH = { long: 15, short: 8, max: 1000 } as const;

/** The longest first and last name, in code points. */
export const NAME_MAX = 100;

/**
 * Rate limits for each minute: `person` counts attempts for one mail address or user, `address` those from one network,
 * which a school shares. `calls` counts all calls from one network to one instance, `pages` the pages that an instance
 * renders for it; `ownReads` and `ownChanges` those of one signed-in person to one endpoint of an instance;
 * `policyReports` the reports of browsers from one network to an instance, `policyReportsOfAll` those of all networks;
 * `views` the beacons of seen players from one network to an instance.
 */
export const RATE_LIMITS_PER_MINUTE = {
  person: 10,
  address: 60,
  feedback: 30,
  uploads: 60,
  calls: 1200,
  pages: 300,
  policyReports: 20,
  policyReportsOfAll: 120,
  views: 120,
  ownReads: 240,
  ownChanges: 120,
} as const;

/**
 * How many times the limit of one network a sender on behalf of many gets: a node of the CDN, or somebody who invents
 * networks.
 */
export const SENDER_FACTOR = 20;

/** How long a session lasts, in milliseconds: five days. */
export const SESSION_LIFETIME_MS = 5 * DAY_MS;

/** How often one person may claim, object to claims or ask for a missing college, all together, in one day. */
export const CLAIMS_PER_DAY = 30;

/** Hours within which a coach's missing college is created (S9-10). */
export const COLLEGE_CREATION_HOURS = 24;

/** Enrollment bands in students, both ends included; `null` has no end (S9-04). */
export const ENROLLMENT_BANDS = {
  Small: { from: 0, to: 3000 },
  Medium: { from: 3001, to: 14_999 },
  Large: { from: 15_000, to: null },
} as const;

/** The most pages of one file of the sitemap, each in two languages. */
export const SITEMAP_MOST = 5000;

/** Slides in view at once, and the pixels between them (S9-06); `portrait` counts for slides of portrait pictures. */
export const SLIDES_IN_VIEW = { desktop: 3.3, portrait: 4.3, mobileSuccessStories: 2.3 } as const;
export const SLIDE_SPACING_PX = 15;

/** The most code points of a feedback's subject, of its text, and of the address of its page. */
export const FEEDBACK_LIMITS = { subject: 200, text: 5000, page: 200, keptDays: 365 } as const;

/** Messages by the contact form: the most code points, and the days for which we store one. */
export const CONTACT = { messageMax: 5000, keptDays: 365 } as const;

/** The longest name of an album, in code points. */
export const ALBUM_NAME_MAX = 80;

/** The longest caption of a picture of a profile, in code points. */
export const CAPTION_MAX = 120;

/** The longest search for people, in code points. */
export const USER_SEARCH_MAX = 200;

/**
 * How long we store the history of edits and the hashes of pictures that moderation removed, in months, sent mails, in
 * days, and counts of views, in days: more than a year, so that a season is compared with the one before.
 */
export const RETENTION = { historyMonths: 24, removedPictureMonths: 24, mailDays: 90, viewDays: 400 } as const;

/** Requests that somebody becomes an admin, or is one no longer: the days for which one waits for a second admin. */
export const ADMIN_REQUESTS = { validDays: 7 } as const;

/** Locked pictures: how long a request waits for a second admin, and how long the two may look at one. */
export const LOCKED_PICTURE = { requestMs: 7 * DAY_MS, openMs: 60 * 60 * 1000 } as const;

/** Days of a plan that an admin gives: the most at once, and how often one account gets some. */
export const GIVEN_PLANS = { maxDays: 365, perAccount: 50 } as const;

/** Stored reports of browsers: the days that one is stored, and how many new ones a day at most. */
export const POLICY_REPORTS = { keptDays: 30, newPerDay: 200 } as const;

/**
 * Invitations to the staff of a college: how many days one is valid and stored, how many a person and how many an admin
 * for Touchline sends a day, the longest message, and how many lines one call takes.
 */
export const INVITES = {
  validDays: 14,
  keptDays: 180,
  perDay: 30,
  perDayOfAdmin: 500,
  messageMax: 1000,
  linesPerCall: 25,
  linesPerFile: 10_000,
} as const;

/** Merges of colleges: how many days one can be undone, and how many names a merge keeps of what its undo left. */
export const MERGES = { undoDays: 30, namesKept: 20 } as const;

/**
 * Imports in the browser: days until the uploaded file and the record go, the largest file, the characters of a piece
 * of it, how many lines of a preview are kept and how long each is, and what admins type. A piece is far below the 1
 * MiB of a document even where each character takes three bytes.
 */
export const SITE_IMPORTS = {
  ...{ fileDays: 7, recordDays: 365, fileMaxBytes: 12 * 1024 * 1024, pieceMax: 250_000 },
  ...{ linesKept: 200, lineMax: 240, nameMax: 120, reasonMax: 500, listed: 30 },
} as const;

/** The longest note about a saved college or player, in code points. */
export const SAVED_NOTE_MAX = 2000;

/** The longest next step about a saved college, in code points. */
export const NEXT_STEP_MAX = 200;

/**
 * Reports about profiles: how many one person, and one network of visitors, sends a day, how many times as many one
 * sender on behalf of many networks may send; the longest note.
 */
export const REPORTS_PER_DAY = { person: 20, network: 60, senderFactor: 2 } as const;
export const REPORT_NOTE_MAX = 1000;

/**
 * Requests to correct or remove something: the most code points of the page's address and of the text, and the days for
 * which we store a closed one.
 */
export const REMOVAL_REQUESTS = { pageMax: 500, textMax: 5000, keptDays: 365 } as const;

/** Within how many hours we want to have read every report and request; our pages say so. */
export const REPORTS_READ_WITHIN_HOURS = 24;

/** The most players that a coach saves. */
export const SAVED_PLAYERS_MAX = 500;

/**
 * Former usernames (docs/decisions/063-usernames.md): the days for which nobody else gets one, and how many a person
 * may leave within that time.
 */
export const FORMER_USERNAMES = { keptDays: 365, most: 5 } as const;

/** The pages that visitors and members read of one search of recruits; plans and coaches have no limit. */
export const RECRUIT_PAGES = { visitor: 1, member: 5 } as const;

/**
 * Questions to guardians (docs/decisions/067-consent-to-be-featured.md): the days within which a yes is possible, how
 * many questions a person sends a day, and the days after which we tell a guardian who said yes how to withdraw it.
 */
export const GUARDIAN_QUESTIONS = { validDays: 14, perDay: 5, reminderDays: 30 } as const;

/** Days before the 18th birthday on which a player is told what changes; the number is our choice. */
export const COMING_OF_AGE_DAYS = 30;

/**
 * Month and day of the graduation year: from when a high-school player is asked for the new class, and from when a
 * search that names neither a year nor a text leaves out who has not answered. The days are our choice.
 */
export const LEFT_SCHOOL = { askedFrom: '08-01', leftOutFrom: '10-01' } as const;

/**
 * Links between a player's account and a parent's (docs/decisions/200-guardians-with-an-account.md): the days within
 * which a question can be answered, the days that an ended one is kept, how many guardians a player has, how many
 * questions somebody sends a day, how many a player has open at most, and the days before the 18th birthday on which
 * the player is asked whether a guardian goes on reading: those of the announcement, which asks it.
 */
export const GUARDIANSHIP_LIMITS = {
  validDays: 14,
  keptDays: 180,
  guardians: 2,
  perDay: 5,
  open: 10,
  keepAskedDays: COMING_OF_AGE_DAYS,
  watchedDays: 90,
} as const;

/**
 * Purchases that guardians approve (docs/decisions/227-guardians-approve-purchases.md): the days within which a
 * guardian answers, the days for which an answer holds, and the days after the question until it is erased. Our choice.
 */
export const PURCHASE_REQUEST_LIMITS = { answeredDays: 14, heldDays: 7, keptDays: 180 } as const;

/**
 * Payments (docs/decisions/088-entitlements.md): the days that a plan goes on after a
 * failed payment, how far the clock of a signed event may be off ours, and how far back the reconcile job looks.
 */
export const PAYMENTS = { graceDays: 7, eventClockSeconds: 300, reconcileDays: 3, eventsKeptDays: 90 } as const;

/**
 * Conversations between coaches and players: the code points of a message, how many conversations a coach begins and
 * how many messages one person writes in a day, how many of each a page of the list holds, and the days after the last
 * message until a conversation is erased.
 */
export const THREAD_LIMITS = {
  ...{ textMin: 5, textMax: 2000, firstPerDay: 20, messagesPerDay: 200 },
  ...{ listed: 20, messagesListed: 50, keptDays: 730 },
} as const;
