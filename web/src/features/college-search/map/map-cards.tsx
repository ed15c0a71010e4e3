import { Box } from '@chakra-ui/react/box';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { askedTeam } from '@touchline/domain/search/asked-team';
import { type ReactNode, useEffect, useRef } from 'react';
import { CollegeActions } from '../../../components/college/college-actions';
import { AlignedFacts, CollegeLink, competitionParts, placeLine } from '../../../components/college/college-summary';
import { Crest } from '../../../components/college/crest';
import { useTranslations } from '../../../i18n/use-translations';
import { firstTeamAddress, type TeamSex } from '../../../lib/addresses/college-address';
import type { Fact } from '../../../ui/facts';
import { useCollegeQuery } from '../search-address';
import type { ChosenCollege } from './college-map';

/** The least height of a card, which its list reserves before it is filled. */
export const CARD_HEIGHT = '10.5rem';

interface MapCardsProps {
  readonly colleges: readonly CollegeListItem[];
  readonly factsOf: (college: CollegeListItem) => readonly Fact[];
  readonly chosen: ChosenCollege | null;
  readonly onChosen: (chosen: ChosenCollege) => void;
  /** Side by side in a strip that snaps, or below each other. */
  readonly isStrip: boolean;
  readonly read: AnswerOf<'searchColleges'>['read'];
}

/**
 * The colleges of a map as cards: the map's equal for who does not see it. The card in front of a strip, and the one
 * under pointer or focus, is marked on the map; a pin that is pressed brings its card forward.
 */
export function MapCards({ colleges, factsOf, chosen, onChosen, isStrip, read }: MapCardsProps) {
  const t = useTranslations();
  const { query } = useCollegeQuery();
  const list = useRef<HTMLUListElement>(null);
  /** Where the strip stands because of a pin: the scrolling that leads there chooses nothing. */
  const broughtTo = useRef<number | null>(null);
  const marked = chosen?.id ?? null;
  useEffect(() => {
    const box = list.current;
    const at = colleges.findIndex(({ _id }) => _id === marked);
    const card = box?.children[at];
    if (box === null || !(card instanceof HTMLElement) || card.contains(document.activeElement)) return;
    if (isStrip) {
      const left = Math.min(card.offsetLeft - stepOf(box).start, box.scrollWidth - box.clientWidth);
      if (Math.abs(box.scrollLeft - left) < stepOf(box).width / 2) return;
      broughtTo.current = left;
      box.scrollLeft = left;
    } else if (!isInSight(card)) card.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [marked, colleges, isStrip]);

  const scrolled = () => {
    const box = list.current;
    if (box === null || !isStrip) return;
    const isBrought = broughtTo.current !== null && Math.abs(box.scrollLeft - broughtTo.current) < 2;
    broughtTo.current = null;
    const front = colleges[Math.round(box.scrollLeft / stepOf(box).width)];
    if (!isBrought && front !== undefined && front._id !== marked) onChosen({ id: front._id, isToBeSeen: true });
  };
  return (
    <Box
      as="ul"
      ref={list}
      aria-label={t('search.results')}
      onScroll={scrolled}
      position="relative"
      display="flex"
      gap="3"
      {...(isStrip ? STRIP : { flexDirection: 'column' })}
    >
      {colleges.map((college) => (
        <MapCard
          key={college._id}
          college={college}
          facts={factsOf(college)}
          isChosen={college._id === marked}
          isStrip={isStrip}
          sex={askedTeam(query.filters, read)}
          onChosen={() => college._id !== marked && onChosen({ id: college._id, isToBeSeen: false })}
          onFocused={() => college._id !== marked && onChosen({ id: college._id, isToBeSeen: true })}
        >
          <CollegeActions collegeId={college._id} name={college.name} />
        </MapCard>
      ))}
    </Box>
  );
}

const STRIP = {
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: '4',
  scrollbarWidth: 'none',
  mx: '-4',
  px: '4',
  minH: CARD_HEIGHT,
} as const;

interface MapCardProps {
  readonly college: CollegeListItem;
  readonly facts: readonly Fact[];
  readonly isChosen: boolean;
  readonly isStrip: boolean;
  readonly sex: TeamSex | undefined;
  readonly onChosen: () => void;
  readonly onFocused: () => void;
  readonly children: ReactNode;
}

function MapCard({ college, facts, isChosen, isStrip, sex, onChosen, onFocused, children }: MapCardProps) {
  return (
    <Box
      as="li"
      aria-current={isChosen ? 'true' : undefined}
      display="flex"
      flex="none"
      width={isStrip ? 'min(20rem, 86%)' : 'full'}
      minH={CARD_HEIGHT}
      scrollSnapAlign="start"
      pe="1"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      borderColor={isChosen ? 'pitch.solid' : 'border'}
      boxShadow={isChosen ? 'inset 0 0 0 1px {colors.pitch.solid}' : undefined}
      onPointerEnter={isStrip ? undefined : onChosen}
      onFocus={onFocused}
    >
      <CollegeLink
        to={firstTeamAddress(college, sex)}
        flex="1"
        minW="0"
        p="4"
        pe="1"
        display="flex"
        flexDirection="column"
        justifyContent="space-between"
        gap="2"
        _hover={{ textDecoration: 'none' }}
        _focusVisible={{ outlineOffset: '-3px' }}
      >
        <Box display="flex" gap="3" minW="0">
          <Box data-travels="crest" flex="none">
            <Crest college={college} size={40} />
          </Box>
          <Box minW="0">
            <Box data-travels="name" width="fit-content" fontWeight="semibold" lineHeight="1.3">
              {college.name}
            </Box>
            <Box textStyle="small" lineHeight="1.25rem" color="fg.muted">
              {placeLine(college.city, college.state)}
            </Box>
            <Box textStyle="small" lineHeight="1.25rem" color="fg.muted">
              {competitionParts(college, sex).join(' · ')}
            </Box>
          </Box>
        </Box>
        <AlignedFacts facts={facts.slice(0, 3)} columns={3} />
      </CollegeLink>
      {children}
    </Box>
  );
}

/** The distance from one card of a strip to the next, and where the first begins. */
function stepOf(box: HTMLElement): { readonly width: number; readonly start: number } {
  const [first, second] = box.children;
  if (!(first instanceof HTMLElement)) return { width: 1, start: 0 };
  const width = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  return { width: Math.max(width, 1), start: first.offsetLeft };
}

function isInSight(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
