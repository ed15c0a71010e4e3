import { checkGdpr, openapi, reportPolicyViolations } from '../features/system/system-handlers';
import { systemClock } from '../platform/clock-and-ids';
import type { Handlers } from '../platform/handler';
import { logPolicyViolation } from '../platform/log';
import { tokenBuckets } from '../platform/token-buckets';
import { loadedOnCall } from './loaded-on-call';
import { loadedColleges, loadedServices, storedPolicyReports } from './loaded-services';

/**
 * A handler for every row of the contract. Each subject's code is loaded with the first call of one of its rows
 * (docs/decisions/039-cold-start.md).
 */
export const handlers: Handlers = {
  checkGdpr: checkGdpr(),
  openapi: openapi(),
  reportPolicyViolations: reportPolicyViolations(tokenBuckets(systemClock), logPolicyViolation, async (violations) =>
    (await storedPolicyReports()).add(violations),
  ),
  ...loadedOnCall(['sendContactMessage', 'adminMessages', 'answerMessage'], async () =>
    (await import('./contact-handlers')).contactHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['health', 'sendFeedback'], async () =>
    (await import('./system-handlers')).systemHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'college',
      'patchCollege',
      'undoCollegePatch',
      'collegeEdits',
      'collegeCamps',
      'collegeSoccer',
      'collegeFacts',
      'factsOfLeague',
      'seasonLeaders',
      'conferenceColors',
      'addedSoccer',
      'editAddedSoccer',
      'undoAddedSoccer',
      'collegeRanking',
      'collegeRanks',
      'collegeProperty',
      'collegeCatalogue',
      'collegeComparison',
      'mediaCatalogue',
      'fitFigures',
      'searchColleges',
      'collegeDots',
      'locations',
      'siteNumbers',
    ],
    async () => (await import('./college-handlers')).collegeHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(
    ['searchCamps', 'listedCamps', 'camp', 'editedCamps', 'createCamp', 'copyCamp', 'patchCamp', 'undoCampPatch'],
    async () => (await import('./camp-handlers')).campHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(
    ['profile', 'patchProfile', 'undoProfilePatch', 'deleteProfilePicture', 'usernameState', 'changeUsername'],
    async () => (await import('./profiles-handlers')).profilesHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(['searchProfiles', 'savedPlayers', 'savedPlayer', 'savePlayer', 'removeSavedPlayer'], async () =>
    (await import('./recruits-handlers')).recruitsHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(['staffRecruits', 'moveRecruit', 'removeRecruit', 'writeStaffEntry', 'removeStaffEntry'], async () =>
    (await import('./staff-list-handlers')).staffListHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(
    [
      'contactOf',
      'startThread',
      'threads',
      'thread',
      'replyToThread',
      'markThreadRead',
      'changeThread',
      'reportThread',
      'changeInbox',
      'reportedThread',
    ],
    async () => (await import('./thread-handlers')).threadHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'reportProfile',
      'reportCamp',
      'hideCamp',
      'answerCampHiding',
      'requestRemoval',
      'adminReports',
      'reportNumbers',
      'hiddenProfiles',
      'dismissReport',
      'reopenReport',
      'hideProfile',
      'answerHiding',
      'lockedPictures',
      'askForLockedPicture',
      'decideLockedPicture',
      'lockedPicture',
    ],
    async () => (await import('./moderation-handlers')).moderationHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'featuredPlayers',
      'countViews',
      'boostReceipts',
      'profileInterest',
      'ownFeatureRequests',
      'adminFeatureRequests',
      'postFeatureRequest',
      'declineFeatureRequest',
      'changeFeaturing',
      'openGuardianLink',
      'answerAsGuardian',
    ],
    async () => (await import('./featuring-handlers')).featuringHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(
    [
      'attestations',
      'askAttestation',
      'withdrawAttestation',
      'openAttestation',
      'answerAttestation',
      'revokeAttestation',
      'confirmedFacts',
      'waitingAttestations',
      'reviewAttestation',
    ],
    async () => (await import('./attestation-handlers')).attestationHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['calendarFeed', 'makeCalendarFeed', 'endCalendarFeed', 'scheduleCalendar', 'campPlayers'], async () =>
    (await import('./schedule-handlers')).scheduleHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'coachLinks',
      'makeCoachLink',
      'endCoachLink',
      'openCoachLink',
      'askLinkReceiver',
      'openLinkConfirmation',
      'confirmLinkReceiver',
    ],
    async () => (await import('./coach-link-handlers')).coachLinkHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['visits', 'saveVisit', 'removeVisit', 'uploadVisitPhoto', 'visitPhoto', 'removeVisitPhoto'], async () =>
    (await import('./visit-handlers')).visitHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['watchedSearches', 'watchSearch', 'endWatchedSearch'], async () =>
    (await import('./watching-handlers')).watchingHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'collegeSuggestions',
      'suggestFact',
      'suggestFactAsVisitor',
      'confirmSuggestion',
      'decideSuggestion',
      'withdrawSuggestion',
      'reportSuggestion',
      'removeSuggestion',
    ],
    async () => (await import('./suggestion-handlers')).suggestionHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'guardianships',
      'askGuardianship',
      'answerGuardianship',
      'endGuardianship',
      'guardChild',
      'keepGuardianship',
      'purchaseRequests',
      'answerPurchaseRequest',
      'openFurtherGuardian',
      'answerFurtherGuardian',
    ],
    async () => (await import('./guardianship-handlers')).guardianshipHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'uploadCollegePicture',
      'uploadProfilePicture',
      'resource',
      'mediaLinkPreview',
      'featurePicture',
      'reportedPicture',
      'mediaScene',
      'mediaPicture',
      'mediaVariant',
    ],
    async () => (await import('./picture-handlers')).pictureHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['signInMethods', 'sessionLogin', 'sessionLogout', 'ownProfile'], async () =>
    (await import('./sign-in-handlers')).signInHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['registerAccount', 'acceptTerms'], async () =>
    (await import('./registration-handlers')).registrationHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'account',
      'changeAccount',
      'stopMails',
      'recordConsent',
      'agreeToTerms',
      'changePassword',
      'changeEmail',
      'signOutEverywhere',
      'deactivateAccount',
      'reactivateAccount',
      'downloadAccount',
      'deleteAccount',
      'savedColleges',
      'saveCollege',
      'removeSavedCollege',
    ],
    async () => (await import('./account-handlers')).accountHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'claimCollege',
      'claimAlumni',
      'leaveCollege',
      'claimsOfCollege',
      'objectToClaim',
      'requestCollege',
      'collegeAlumni',
      'decideRole',
    ],
    async () => (await import('./claims-handlers')).claimsHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['adminCollegeRequests', 'finishCollegeRequest', 'createRequestedCollege'], async () =>
    (await import('./college-requests-handlers')).collegeRequestsHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['adminColleges', 'createCollege', 'archiveCollege', 'restoreCollege', 'correctCollege'], async () =>
    (await import('./admin-college-handlers')).adminCollegeHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(['mergePreview', 'mergeCollege', 'collegeMerge', 'undoMerge'], async () =>
    (await import('./admin-college-handlers')).mergeHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['adminImports', 'adminImport', 'previewImport', 'startImport', 'undoImport'], async () =>
    (await import('./import-handlers')).importHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['collegeHistory', 'collegeMembers', 'inviteStaff', 'revokeInvite', 'openInvite', 'acceptInvite'], async () =>
    (await import('./college-staff-handlers')).collegeStaffHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    [
      'adminUsers',
      'adminPerson',
      'suspendPerson',
      'adminRequests',
      'askForAdmin',
      'decideAdminRequest',
      'signOutPerson',
      'resendVerification',
      'givePlanDays',
      'previewProfile',
    ],
    async () => (await import('./members-handlers')).membersHandlers(await loadedServices()),
  ),
  ...loadedOnCall(['adminInvites', 'inviteCoaches', 'resendAdminInvite', 'revokeAdminInvite'], async () =>
    (await import('./college-staff-handlers')).adminInviteHandlers(await loadedServices()),
  ),
  ...loadedOnCall(
    ['adminLogs', 'adminLogChanges', 'adminPolicyReports', 'adminMails', 'resendMail', 'adminJobs', 'adminWork'],
    async () => (await import('./log-handlers')).logHandlers(await loadedColleges()),
  ),
  ...loadedOnCall(
    ['createCheckoutSession', 'createPortalSession', 'completePayment', 'refundPayment', 'adminMoney', 'stripeWebhook'],
    async () => (await import('./money-handlers')).moneyHandlers(await loadedServices()),
  ),
};
