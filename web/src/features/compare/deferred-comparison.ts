import type { Language } from '@touchline/domain/kernel/language';
import { loadMessages, pageLanguage } from '../../i18n/languages';
import { deferredSection } from '../../lib/hydration/deferred-section';

/** Loads the texts of the comparison; the page of the search, whose address it shares, does without them. */
export async function loadComparisonTexts(language: Language): Promise<void> {
  await Promise.all([
    loadMessages('compare', language),
    loadMessages('college', language),
    loadMessages('college-overview', language),
  ]);
}

/** The comparison, downloaded where an address asks for it. The server's loader has loaded its texts. */
export const DeferredComparison = deferredSection(async () => {
  const isServer = typeof document === 'undefined';
  const [{ CompareScreen }] = await Promise.all([
    import('./compare-screen'),
    ...(isServer ? [] : [loadComparisonTexts(pageLanguage())]),
  ]);
  return CompareScreen;
});
