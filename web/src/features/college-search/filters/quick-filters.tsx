import { Box } from '@chakra-ui/react/box';
import type { CollegeFacet } from '@touchline/domain/search/college-facets';
import type { FacetCounts } from '@touchline/domain/search/find-colleges';
import { DEFAULT_BUDGET, IVY_LEAGUE } from '@touchline/domain/search/popular-values';
import { GraduationCap, LocateFixed, Trophy, Wallet, Waves } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FitToggle } from '../../../components/fit/fit-toggle';
import { useTranslations } from '../../../i18n/use-translations';
import { useFilterTexts } from './facet-texts';
import { Icon } from '../../../ui/icon';
import { ScrollStrip } from '../../../ui/page-layout';
import { NearMe, QuickFilter, RefusedPosition } from './quick-filter';
import { toggled, useCollegeQuery } from '../search-address';

interface QuickFiltersProps {
  readonly counts: FacetCounts | null;
  /** The controls at the beginning of the row. */
  readonly children?: ReactNode;
}

/**
 * The popular filters: near me, budget, high acceptance, high graduation, by the sea, Ivy League, best public. They
 * stand in one row with further controls, which scrolls sideways where it is too long.
 */
export function QuickFilters({ counts, children }: QuickFiltersProps) {
  const t = useTranslations();
  const texts = useFilterTexts();
  const { query, linkTo } = useCollegeQuery();
  const [isRefused, setIsRefused] = useState(false);
  const hasBestPublic = counts?.ranked.some(([list, count]) => list === 'bestPublic' && count > 0) ?? false;
  const hasIvy = counts?.conference.some(([id]) => id === IVY_LEAGUE) ?? false;
  const quick = (name: CollegeFacet, value: string, icon: ReactNode, text: string) => {
    const chosen = query.filters[name] ?? [];
    return (
      <Box as="li" key={text} flex="none">
        <QuickFilter isChosen={chosen.includes(value)} to={linkTo(toggled(query, name, value))}>
          {icon}
          {text}
        </QuickFilter>
      </Box>
    );
  };
  return (
    <Box>
      <ScrollStrip label={t('colleges.quick')} mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }} py="1">
        <Box display="flex" alignItems="center" gap="2" width="max-content">
          {children}
          <FitToggle />
          <Box as="ul" aria-label={t('colleges.quick')} listStyleType="none" display="flex" gap="2" minH="11">
            <Box as="li" flex="none">
              {query.near === null ? (
                <NearMe onRefused={setIsRefused} />
              ) : (
                <QuickFilter isChosen to={linkTo({ ...query, near: null, within: null, sort: 'relevance', page: 1 })}>
                  <Icon as={LocateFixed} />
                  {t('colleges.nearMe')}
                </QuickFilter>
              )}
            </Box>
            {quick('netPrice', query.filters.netPrice?.[0] ?? DEFAULT_BUDGET, <Icon as={Wallet} />, texts.quick.budget)}
            {quick('acceptance', 'from50', <Icon as={Trophy} />, texts.quick.acceptance)}
            {quick('graduation', 'from50', <Icon as={GraduationCap} />, texts.quick.graduation)}
            {quick('sea', 'true', <Icon as={Waves} />, texts.quick.sea)}
            {hasIvy && quick('conference', IVY_LEAGUE, null, t('colleges.quick.ivy'))}
            {hasBestPublic && quick('ranked', 'bestPublic', null, texts.quick.bestPublic)}
          </Box>
        </Box>
      </ScrollStrip>
      <RefusedPosition isRefused={isRefused && query.near === null} />
    </Box>
  );
}
