import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Megaphone } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { useRecruitQuery } from './recruit-address';
import type { FoundRecruit } from './recruit-results-query';
import { type CoachParts, useCoachParts } from './use-coach-parts';

const LazyQuickView = lazy(async () => ({ default: (await import('./quick-view')).QuickView }));

/** What a row or a card shows. */
export interface RecruitEntryProps {
  readonly recruit: FoundRecruit;
  /** It stands in the first view of the page. */
  readonly isFirst: boolean;
  /** It stands here because of Premium, and is labelled so, where no heading does it. */
  readonly isPromoted: boolean;
  /** What coaches have on it; null for everybody else. */
  readonly ofCoach: CoachParts | null;
  readonly onQuickView: () => void;
}

interface ListLook {
  /** A row or a card. */
  readonly Entry: ComponentType<RecruitEntryProps>;
  /** How the list around the entries looks. */
  readonly frame: BoxProps;
}

interface EntryListProps extends ListLook {
  readonly items: readonly FoundRecruit[];
  /** The name of the list, or the id of the heading that names it. */
  readonly name: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** So many of its portraits may stand in the first view of the page. */
  readonly firstPortraits: number;
  /** Whether who has Premium is labelled, because no heading says it. */
  readonly labelsPromoted: boolean;
  readonly ofCoach: CoachParts | null;
  readonly onQuickView: (recruit: FoundRecruit) => void;
}

/** Players one below or next to the other, under one name. */
function EntryList({ Entry, frame, items, name, firstPortraits, labelsPromoted, ofCoach, onQuickView }: EntryListProps) {
  return (
    <Box as="ul" listStyleType="none" {...name} {...frame}>
      {items.map((recruit, at) => (
        <Entry
          key={recruit._id}
          recruit={recruit}
          isFirst={at < firstPortraits}
          isPromoted={labelsPromoted && recruit.verified}
          ofCoach={ofCoach}
          onQuickView={() => onQuickView(recruit)}
        />
      ))}
    </Box>
  );
}

interface ResultGroupsProps extends ListLook {
  readonly items: readonly FoundRecruit[];
  /** The result that a key leads to from the one at an index; undefined where it leads nowhere. */
  readonly keyLeadsTo: (key: string, results: readonly HTMLElement[], at: number) => HTMLElement | undefined;
}

/** So many portraits may stand in the first view. */
const FIRST_PORTRAITS = 2;

/** A band across a phone, a panel in wider windows. */
const STRIP = {
  minW: '0',
  bg: 'pitch.subtle',
  mx: { base: '-4', md: '0' },
  p: '4',
  borderRadius: { md: 'card' },
} as const;

/**
 * The results of a page: on the first one in the default order those with Premium in a strip of their own (S1-09),
 * then all others; keys lead from one to another, and a quick view goes through all of them.
 */
export function ResultGroups({ items, Entry, frame, keyLeadsTo }: ResultGroupsProps) {
  const t = useTranslations();
  const headingId = useId();
  const { query, after } = useRecruitQuery();
  const ofCoach = useCoachParts();
  const [viewed, setViewed] = useState<number | null>(null);
  const isByRank = query.sort === 'relevance';
  const asked = { items, isPromoting: isByRank, hasStrip: isByRank && after === null && query.filters.verified === undefined };
  // The address is ahead of the results while others are on their way: these keep the form that they came in.
  const [came, setCame] = useState(asked);
  if (came.items !== items) setCame(asked);
  const { isPromoting, hasStrip } = came.items === items ? came : asked;
  const promoted = items.filter(({ verified }) => hasStrip && verified);
  const others = items.filter(({ verified }) => !(hasStrip && verified));
  const shown = [...promoted, ...others];
  function step(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-result]')];
    const at = links.findIndex((link) => link === event.target);
    const next = at === -1 ? undefined : keyLeadsTo(event.key, links, at);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  const onQuickView = (recruit: FoundRecruit) => setViewed(shown.indexOf(recruit));
  return (
    <>
      <Box display="grid" gap="8" onKeyDown={step}>
        {promoted.length > 0 && (
          <Box as="section" aria-labelledby={headingId} {...STRIP}>
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5" mb="3">
              <Heading as="h2" id={headingId} textStyle="label">
                <Chip tone="flare" icon={<Megaphone aria-hidden />}>
                  {t('recruits.promoted')}
                </Chip>
              </Heading>
              <Box textStyle="small" color="fg.muted">
                {t('recruits.promotedWhy')}
              </Box>
            </Box>
            <EntryList
              Entry={Entry}
              frame={frame}
              items={promoted}
              name={{ 'aria-labelledby': headingId }}
              firstPortraits={FIRST_PORTRAITS}
              labelsPromoted={false}
              ofCoach={ofCoach}
              onQuickView={onQuickView}
            />
          </Box>
        )}
        {others.length > 0 && (
          <EntryList
            Entry={Entry}
            frame={frame}
            items={others}
            name={{ 'aria-label': t('recruits.results') }}
            firstPortraits={promoted.length === 0 ? FIRST_PORTRAITS : 0}
            labelsPromoted={isPromoting}
            ofCoach={ofCoach}
            onQuickView={onQuickView}
          />
        )}
      </Box>
      {viewed !== null && (
        <Suspense fallback={null}>
          <LazyQuickView items={shown} at={viewed} onStep={setViewed} onClose={() => setViewed(null)} />
        </Suspense>
      )}
    </>
  );
}
