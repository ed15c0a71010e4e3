import {
  askLinkReceiver,
  coachLinks,
  confirmLinkReceiver,
  endCoachLink,
  makeCoachLink,
  openCoachLink,
  openLinkConfirmation,
} from '../features/coach-links/coach-link-handlers';
import { coachLinkStore } from '../features/coach-links/coach-link-store';
import { openedLinkStore } from '../features/coach-links/opened-link-store';
import { isGuardianOf } from '../features/guardianship/guardian-of-player-store';
import { dailyLimitStore, rateLimitOf } from '../platform/rate-limit-store';
import type { SharedServices } from './shared-services';

/** The handlers of private links. */
export function coachLinkHandlers({ database, clock, newId, users, profiles, countAttempt }: SharedServices) {
  const dependencies = {
    links: coachLinkStore(database, clock, newId, profiles),
    openings: openedLinkStore(database, clock, newId),
    isGuardianOf: isGuardianOf(database, clock),
    ...{ users, profiles },
    countToday: dailyLimitStore(database, clock),
    tries: rateLimitOf('coachLink', countAttempt),
  };
  return {
    coachLinks: coachLinks(dependencies),
    makeCoachLink: makeCoachLink(dependencies),
    endCoachLink: endCoachLink(dependencies),
    openCoachLink: openCoachLink(dependencies),
    askLinkReceiver: askLinkReceiver(dependencies),
    openLinkConfirmation: openLinkConfirmation(dependencies),
    confirmLinkReceiver: confirmLinkReceiver(dependencies),
  };
}
