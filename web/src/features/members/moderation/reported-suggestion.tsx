import { loadMessages, pageLanguage } from '../../../i18n/languages';
import { useLoaded } from '../../../lib/hydration/deferred-loading';
import type { ReportedSuggestionFacts } from './reported-part';

async function loadDetails() {
  const [{ SuggestionDetails }] = await Promise.all([
    import('./suggestion-details'),
    loadMessages('corrections', pageLanguage()),
    loadMessages('college', pageLanguage()),
  ]);
  return { SuggestionDetails };
}

/** A reported suggestion, with the names of facts, which the rest of the queue does not need. */
export function ReportedSuggestion({ suggestion }: { readonly suggestion: ReportedSuggestionFacts }) {
  const { part } = useLoaded(loadDetails);
  return part === null ? null : <part.SuggestionDetails suggestion={suggestion} />;
}
