import * as z from 'zod/mini';
import { AUDIT_LOG } from '../audit/audit-entry';
import { POLICY_REPORT_COLLECTION } from '../audit/policy-report';
import { CAMPS } from '../camp/camp';
import { CAMP_EDITS } from '../camp/camp-edit';
import { CATALOGUE_ROWS } from '../college/catalogue/catalogue-row';
import { COLLEGES, PATH_NAMES } from '../college/college';
import { COLLEGE_PATCHES } from '../college/editing/college-patch';
import { FACT_SUGGESTIONS } from '../college/suggestions/fact-suggestion';
import { ARCHIVED_COLLEGES } from '../college/editing/archived-college';
import { IMPORT_CHANGES, IMPORTS } from '../college/editing/import-record';
import { FEATURE_REQUESTS } from '../featuring/feature-request';
import { type CollectionDefinition, defineCollection } from '../kernel/documents/define-collection';
import { noPersonalData } from '../kernel/documents/personal-data';
import { SITE_IMPORT_PIECES, SITE_IMPORT_RECORDS } from '../imports/site-import';
import { COLLEGE_MERGES } from '../merging/college-merge';
import { MERGE_MOVES } from '../merging/merge-move';
import { PROCESSED_EVENTS } from '../money/processed-event';
import { PURCHASES } from '../money/purchase';
import { ACCOUNTS } from '../person/account/account';
import { ATTESTATIONS } from '../person/attestations/attestation';
import { PURCHASE_REQUESTS } from '../money/approval/purchase-request';
import { COACH_LINKS } from '../person/coach-links/coach-link';
import { COACH_INVITES } from '../person/college-staff/coach-invite';
import { GUARDIANSHIPS } from '../person/guardianship/guardianship';
import { CLAIM_OBJECTIONS } from '../person/claims/claim-objection';
import { COLLEGE_REQUESTS } from '../person/college-requests/college-request';
import { ENDED_SESSIONS } from '../person/sign-in/ended-session';
import { ERASURES, JOB_CURSORS } from '../person/account/erasure';
import { ADMIN_REQUEST_COLLECTION } from '../person/members/admin-request';
import { LISTED_ALUMNI } from '../person/claims/listed-alumnus';
import { SIGN_IN_CHANGES } from '../person/sign-in/sign-in-change';
import { UNVERIFIED_COACHES } from '../person/registration/unverified-coach';
import { CONTACT_MESSAGES } from '../person/contact/contact-message';
import { JOB_RUNS } from '../audit/job-run';
import { FEEDBACK } from '../person/feedback';
import { MAILS } from '../person/mail/mail';
import { PROFILES } from '../person/stored-profiles';
import { CALENDAR_FEEDS } from '../person/profiles/schedule/calendar-feed';
import { PROFILE_EDITS } from '../person/profiles/profile-edit';
import { USERNAMES } from '../person/profiles/username';
import { LOCKED_PICTURES } from '../person/moderation/locked-picture';
import { REMOVED_PICTURES } from '../person/moderation/removed-picture';
import { REPORTS } from '../person/moderation/report';
import { SAVED_COLLEGES } from '../person/saved-college';
import { SAVED_PLAYERS } from '../person/saved-player';
import { STAFF_ENTRIES } from '../person/shared-list/staff-entry';
import { STAFF_RECRUITS } from '../person/shared-list/staff-recruit';
import { INBOXES } from '../person/threads/inbox';
import { THREAD_MESSAGES, THREADS } from '../person/threads/thread';
import { VISITS } from '../person/visits/visit';
import { DAILY_VIEWS, VIEW_MARKS } from '../person/views/stored-views';
import { UNUSED_PICTURES } from '../pictures/unused-picture';
import { RANKING_SUMMARIES } from '../ranking/ranking-summary';
import { RANKINGS } from '../ranking/ranking';
import { RANKING_CHANGES, RANKING_IMPORTS } from '../ranking/ranking-import';
import { ADDED_EDITS } from '../season/added/added-edit';
import { ADDED_SOCCER } from '../season/added/added-soccer';
import { COLLEGE_SOCCER } from '../season/college-soccer';
import { SEASON_CHANGES } from '../season/season-change';
import { SEASONS } from '../season/stored-season';
import { WATCHED_SEARCHES } from '../watching/watched-search';

/**
 * Counters that all instances share, `rateLimits/{name}-{hash of who}-{minute}`: how often something was done in one
 * minute or day, or how many mails of a kind somebody got in one hour or day.
 */
export const RATE_LIMITS = defineCollection({
  name: 'rateLimits',
  holds:
    'How often something was done in one minute or day, by whom as a hash; how many mails of a kind a hash got in an hour or day; which calls were counted.',
  version: 1,
  schema: z.strictObject({ _id: z.string(), count: z.int(), expiresAt: z.date() }),
  upgrades: {},
  expires: 'an hour after their minute, those of a day and of calls after a day',
  unversioned: 'Counters are incremented without being read as documents, and gone soon after their time.',
  personalData: noPersonalData('A hash that nobody reads back, gone within a day or two.'),
});

/**
 * Every collection of the database. Export and deletion of a person's data go through this list, and a test finds
 * every collection that the code names and is not here. The parts of an export follow its order.
 */
export const ALL_COLLECTIONS: readonly CollectionDefinition[] = [
  ACCOUNTS,
  PROFILES,
  PROFILE_EDITS,
  USERNAMES,
  DAILY_VIEWS,
  SAVED_COLLEGES,
  SAVED_PLAYERS,
  STAFF_RECRUITS,
  STAFF_ENTRIES,
  VISITS,
  WATCHED_SEARCHES,
  INBOXES,
  THREADS,
  THREAD_MESSAGES,
  PURCHASES,
  FEATURE_REQUESTS,
  PROCESSED_EVENTS,
  COLLEGES,
  COLLEGE_PATCHES,
  FACT_SUGGESTIONS,
  ARCHIVED_COLLEGES,
  COLLEGE_MERGES,
  SITE_IMPORT_RECORDS,
  SITE_IMPORT_PIECES,
  MERGE_MOVES,
  PATH_NAMES,
  CATALOGUE_ROWS,
  IMPORTS,
  IMPORT_CHANGES,
  RANKING_SUMMARIES,
  CAMPS,
  CAMP_EDITS,
  RANKINGS,
  RANKING_IMPORTS,
  RANKING_CHANGES,
  SEASONS,
  SEASON_CHANGES,
  COLLEGE_SOCCER,
  ADDED_SOCCER,
  ADDED_EDITS,
  AUDIT_LOG,
  POLICY_REPORT_COLLECTION,
  FEEDBACK,
  CONTACT_MESSAGES,
  LOCKED_PICTURES,
  REMOVED_PICTURES,
  REPORTS,
  MAILS,
  COLLEGE_REQUESTS,
  CLAIM_OBJECTIONS,
  LISTED_ALUMNI,
  UNVERIFIED_COACHES,
  COACH_INVITES,
  ATTESTATIONS,
  CALENDAR_FEEDS,
  COACH_LINKS,
  GUARDIANSHIPS,
  PURCHASE_REQUESTS,
  ADMIN_REQUEST_COLLECTION,
  SIGN_IN_CHANGES,
  ERASURES,
  JOB_CURSORS,
  JOB_RUNS,
  UNUSED_PICTURES,
  RATE_LIMITS,
  VIEW_MARKS,
  ENDED_SESSIONS,
];
