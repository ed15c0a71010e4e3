import { englishAccount } from './english/account';
import { englishAccountFrame } from './english/account-frame';
import { englishAccountSettings } from './english/account-settings';
import { englishAdmin } from './english/admin';
import { englishAdminColleges } from './english/admin-colleges';
import { englishAdminMoney } from './english/admin-money';
import { englishAdminPerson } from './english/admin-person';
import { englishAlbum } from './english/album';
import { englishBoosts } from './english/boosts';
import { englishCampEditing } from './english/camp-editing';
import { englishCamps } from './english/camps';
import { englishClaim } from './english/claim';
import { englishCollege } from './english/college';
import { englishCollegeEditing } from './english/college-editing';
import { englishCollegeRankings } from './english/college-rankings';
import { englishCollegeOverview } from './english/college-overview';
import { englishColleges } from './english/colleges';
import { englishCompare } from './english/compare';
import { englishCorrections } from './english/corrections';
import { englishConsent } from './english/consent';
import { englishDialogs } from './english/dialogs';
import { englishDocumentEditing } from './english/document-editing';
import { englishEveryPage } from './english/every-page';
import { englishExplore } from './english/explore';
import { englishFeatureQueue } from './english/feature-queue';
import { englishGrades } from './english/grades';
import { englishGuide } from './english/guide';
import { englishLanding } from './english/landing';
import { englishLocations } from './english/locations';
import { englishMenu } from './english/menu';
import { englishMyColleges } from './english/my-colleges';
import { englishNumbers } from './english/numbers';
import { englishOwnPlan } from './english/own-plan';
import { englishPerson } from './english/person';
import { englishProfile } from './english/profile';
import { englishProfileOwner } from './english/profile-owner';
import { englishPlans } from './english/plans';
import { englishPlayers } from './english/players';
import { englishPrivacy } from './english/privacy';
import { englishPlayerWizard } from './english/player-wizard';
import { englishProfileEditing } from './english/profile-editing';
import { englishRecruits } from './english/recruits';
import { englishRankings } from './english/rankings';
import { englishRankingsAlbum } from './english/rankings-album';
import { englishReporting } from './english/reporting';
import { englishSaving } from './english/saving';
import { englishVideos } from './english/videos';
import { englishWizard } from './english/wizard';
import { englishCoachWizard } from './english/coach-wizard';
import { englishScenes } from './english/scenes';
import { englishSearch } from './english/search';

/**
 * Every text of the site in English, by key, in ICU message format; texts quoted by a requirement are exact. Pages load
 * only their part (languages.ts).
 */
export const english = {
  ...englishEveryPage,
  ...englishAccount,
  ...englishAccountFrame,
  ...englishAccountSettings,
  ...englishAdmin,
  ...englishAdminColleges,
  ...englishAdminMoney,
  ...englishAdminPerson,
  ...englishAlbum,
  ...englishBoosts,
  ...englishCampEditing,
  ...englishCamps,
  ...englishClaim,
  ...englishCollege,
  ...englishCollegeEditing,
  ...englishCollegeRankings,
  ...englishCollegeOverview,
  ...englishColleges,
  ...englishCompare,
  ...englishCorrections,
  ...englishConsent,
  ...englishDialogs,
  ...englishDocumentEditing,
  ...englishExplore,
  ...englishFeatureQueue,
  ...englishGrades,
  ...englishGuide,
  ...englishLanding,
  ...englishLocations,
  ...englishMenu,
  ...englishMyColleges,
  ...englishNumbers,
  ...englishOwnPlan,
  ...englishPerson,
  ...englishProfile,
  ...englishProfileOwner,
  ...englishPlans,
  ...englishPlayers,
  ...englishPrivacy,
  ...englishPlayerWizard,
  ...englishProfileEditing,
  ...englishRecruits,
  ...englishRankings,
  ...englishRankingsAlbum,
  ...englishReporting,
  ...englishSaving,
  ...englishVideos,
  ...englishWizard,
  ...englishCoachWizard,
  ...englishScenes,
  ...englishSearch,
} as const;

export type MessageKey = keyof typeof english;

/** A whole language: a text for every key. */
export type Dictionary = Readonly<Record<MessageKey, string>>;
