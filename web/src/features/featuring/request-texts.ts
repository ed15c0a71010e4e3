import { featuredFacts } from '@touchline/domain/featuring/featured-facts';
import type { FeatureLink } from '@touchline/domain/featuring/feature-request';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import type { ListedRequest } from './use-feature-requests';

type Network = FeatureLink['network'];

const NETWORK_NAMES: Readonly<Record<Exclude<Network, 'other'>, string>> = {
  ...{ instagram: 'Instagram', tiktok: 'TikTok', facebook: 'Facebook', x: 'X', youtube: 'YouTube' },
};

/** The networks that a link may be of. */
export const NETWORKS = [
  ...(Object.keys(NETWORK_NAMES) as Exclude<Network, 'other'>[]),
  'other',
] as const satisfies readonly Network[];

/** What the list and an opened request say about it, in the current language. */
export function useRequestTexts() {
  const t = useTranslations();
  const { language } = useLanguage();
  return {
    nameOf: ({ profile }: ListedRequest): string => profile?.displayName ?? t('featureQueue.notShown'),
    /** Class, positions, team and town, as far as visitors see them. */
    linesOf: ({ profile }: ListedRequest): readonly string[] => {
      if (profile === null) return [];
      const { classLine, positions, team, town } = featuredFacts(profile, language);
      return [classLine, positions.join(', '), team, town].filter((line): line is string => line !== null && line !== '');
    },
    /** What put the request in front of the others; null where nothing did. */
    frontOf: ({ skippedBy }: ListedRequest): string | null =>
      skippedBy && t(skippedBy === 'premium' ? 'featureQueue.byPremium' : 'featureQueue.bySkip'),
    /** That one address confirms several players as guardian; null where it does not. */
    guardianOf: ({ playersOfGuardian: count }: ListedRequest): string | null =>
      count > 1 ? t('featureQueue.sameGuardian', { count }) : null,
    networkName: (network: Network): string => (network === 'other' ? t('featureQueue.otherNetwork') : NETWORK_NAMES[network]),
    dueOf: ({ wanted: { posts, stories } }: ListedRequest): string => t('featureQueue.due', { posts, stories }),
  };
}
