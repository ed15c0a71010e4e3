import type { Dictionary } from './english';
import { germanAccount } from './german/account';
import { germanAccountFrame } from './german/account-frame';
import { germanAccountSettings } from './german/account-settings';
import { germanAdmin } from './german/admin';
import { germanAdminColleges } from './german/admin-colleges';
import { germanAdminMoney } from './german/admin-money';
import { germanAdminPerson } from './german/admin-person';
import { germanAlbum } from './german/album';
import { germanBoosts } from './german/boosts';
import { germanCampEditing } from './german/camp-editing';
import { germanCamps } from './german/camps';
import { germanClaim } from './german/claim';
import { germanCollege } from './german/college';
import { germanCollegeEditing } from './german/college-editing';
import { germanCollegeRankings } from './german/college-rankings';
import { germanCollegeOverview } from './german/college-overview';
import { germanColleges } from './german/colleges';
import { germanCompare } from './german/compare';
import { germanCorrections } from './german/corrections';
import { germanConsent } from './german/consent';
import { germanDialogs } from './german/dialogs';
import { germanDocumentEditing } from './german/document-editing';
import { germanEveryPage } from './german/every-page';
import { germanExplore } from './german/explore';
import { germanFeatureQueue } from './german/feature-queue';
import { germanGrades } from './german/grades';
import { germanGuide } from './german/guide';
import { germanLanding } from './german/landing';
import { germanLocations } from './german/locations';
import { germanMenu } from './german/menu';
import { germanMyColleges } from './german/my-colleges';
import { germanNumbers } from './german/numbers';
import { germanOwnPlan } from './german/own-plan';
import { germanPerson } from './german/person';
import { germanProfile } from './german/profile';
import { germanProfileOwner } from './german/profile-owner';
import { germanPlans } from './german/plans';
import { germanPlayers } from './german/players';
import { germanPrivacy } from './german/privacy';
import { germanPlayerWizard } from './german/player-wizard';
import { germanProfileEditing } from './german/profile-editing';
import { germanRecruits } from './german/recruits';
import { germanRankings } from './german/rankings';
import { germanRankingsAlbum } from './german/rankings-album';
import { germanReporting } from './german/reporting';
import { germanSaving } from './german/saving';
import { germanVideos } from './german/videos';
import { germanWizard } from './german/wizard';
import { germanCoachWizard } from './german/coach-wizard';
import { germanScenes } from './german/scenes';
import { germanSearch } from './german/search';

/** Every text of the site in German, by key, in ICU message format. */
export const german: Dictionary = {
  ...germanEveryPage,
  ...germanAccount,
  ...germanAccountFrame,
  ...germanAccountSettings,
  ...germanAdmin,
  ...germanAdminColleges,
  ...germanAdminMoney,
  ...germanAdminPerson,
  ...germanAlbum,
  ...germanBoosts,
  ...germanCampEditing,
  ...germanCamps,
  ...germanClaim,
  ...germanCollege,
  ...germanCollegeEditing,
  ...germanCollegeRankings,
  ...germanCollegeOverview,
  ...germanColleges,
  ...germanCompare,
  ...germanCorrections,
  ...germanConsent,
  ...germanDialogs,
  ...germanDocumentEditing,
  ...germanExplore,
  ...germanFeatureQueue,
  ...germanGrades,
  ...germanGuide,
  ...germanLanding,
  ...germanLocations,
  ...germanMenu,
  ...germanMyColleges,
  ...germanNumbers,
  ...germanOwnPlan,
  ...germanPerson,
  ...germanProfile,
  ...germanProfileOwner,
  ...germanPlans,
  ...germanPlayers,
  ...germanPrivacy,
  ...germanPlayerWizard,
  ...germanProfileEditing,
  ...germanRecruits,
  ...germanRankings,
  ...germanRankingsAlbum,
  ...germanReporting,
  ...germanSaving,
  ...germanVideos,
  ...germanWizard,
  ...germanCoachWizard,
  ...germanScenes,
  ...germanSearch,
};
