import { MOST_COUNTED } from '@touchline/domain/person/recruits/recruit-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../i18n/use-translations';
import { useActor } from '../../session/session-context';
import { useRecruitQuery, useResultsBefore } from './recruit-address';
import { useRecruitResults } from './recruit-results-query';

interface Steps {
  /** Which player of the page is shown, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onStep: (at: number) => void;
}

/**
 * Which of all results the quick view shows, in words (of the page's where the address does not tell), and the way to
 * the next one; null at the very last. At the end of a page it leads members on to the next page.
 */
export function useQuickViewSteps({ at, count, onStep }: Steps) {
  const { t, formatNumber } = useFormats();
  const navigate = useNavigate();
  const { uid } = useActor();
  const { query, after, linkTo } = useRecruitQuery();
  const before = useResultsBefore();
  const { data, isPlaceholderData } = useRecruitResults();
  const turnedFrom = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (turnedFrom.current === undefined || turnedFrom.current === after || isPlaceholderData) return;
    turnedFrom.current = undefined;
    onStep(0);
  }, [after, isPlaceholderData, onStep]);
  const next = data?.next ?? null;
  const turn = () => {
    if (next === null || turnedFrom.current !== undefined) return;
    turnedFrom.current = after;
    void navigate(linkTo(query, next), {
      state: { preserveScroll: true, ...(before === null ? {} : { before: before + count }) },
    });
  };
  const isLast = at === count - 1;
  const mayTurn = next !== null && uid !== null;
  const total = before === null ? count : (data?.total ?? count);
  const shownTotal = total > MOST_COUNTED ? `${formatNumber(MOST_COUNTED)}+` : formatNumber(total);
  return {
    position: t('recruits.atOf', { at: (before ?? 0) + at + 1, total: shownTotal }),
    goOn: isLast ? (mayTurn ? turn : null) : () => onStep(at + 1),
  };
}
