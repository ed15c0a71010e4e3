import { ConsentManager } from '../../features/consent/consent-manager';
import { FeedbackEntry } from './feedback-entry';
import { useKeptLanguage } from './use-kept-language';
import { useNavigationMark } from './use-navigation-mark';

/** What every page has besides, once the browser has nothing else to do: the consent manager, and the feedback button where the normal navigation is. */
export function LateParts({ isWizard }: { readonly isWizard: boolean }) {
  useKeptLanguage();
  useNavigationMark();
  return (
    <>
      <ConsentManager />
      {!isWizard && <FeedbackEntry />}
    </>
  );
}
