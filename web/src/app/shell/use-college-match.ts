import { domainOfEduEmail } from '@touchline/domain/kernel/text/email';
import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { readInTab, storeInTab } from '../../lib/browser-storage';
import { whenIdle } from '../../lib/hydration/deferred-loading';
import { useSessionState } from '../../session/session-context';
import { useToasts } from '../../ui/overlays/toasts';

const MATCHED_KEY = 'touchline.matchedFor';
const ASKS_ITSELF = /^\/(?:claimCollege|account|coachonboardingwizard)\b/;

/**
 * Matches a coach who has no college, accepted or asked for, with the colleges of the mail address (S7-11): once the
 * browser is idle after the start, once a tab and address. What fits is offered for claiming; nothing fitting, a
 * failure, a browser without storage and the pages that ask for the college themselves stay silent.
 */
export function useCollegeMatch(): void {
  const t = useTranslations();
  const callApi = useApi();
  const show = useToasts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, profile } = useSessionState();
  const isAlone = profile !== null && isCoach(profile) && !profile.roles.some(isCoachRole);
  const domain = isAlone && user?.email !== null && user !== null ? domainOfEduEmail(user.email) : null;
  const isSilent = ASKS_ITSELF.test(pathname);

  useEffect(() => {
    if (domain === null || isSilent || readInTab(MATCHED_KEY) === domain) return undefined;
    return whenIdle(() => {
      callApi('collegeProperty', { query: { keys: [domain] } }).then(
        ({ items }) => {
          if (!storeInTab(MATCHED_KEY, domain)) return;
          const matches = items.flatMap(({ colleges }) => colleges);
          const [first] = matches;
          if (first === undefined) return;
          const isOne = matches.length === 1;
          const address = isOne ? `/claimCollege?college=${first._id}` : '/claimCollege';
          show({
            variant: 'secondary',
            text: isOne ? t('menu.collegeMatch', { college: first.name }) : t('menu.collegesMatch', { count: matches.length }),
            action: { label: t('menu.claim'), run: () => void navigate(address) },
          });
        },
        () => undefined,
      );
    });
  }, [domain, isSilent, callApi, show, t, navigate]);
}
