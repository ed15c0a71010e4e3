import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { RECRUITING_STAGES, type RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { type DragEvent, type TouchEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { useTranslations } from '../../i18n/use-translations';
import { TabsNav } from '../../ui/tabs-nav';
import { SavedCard } from './saved-card';

/** The parameter of the address that names the stage which narrow windows show. */
const STAGE = 'stage';

interface SavedBoardProps {
  readonly items: readonly SavedItem[];
  readonly onStage: (item: SavedItem, stage: RecruitingStage) => void;
}

/**
 * Saved colleges by stage. Windows from 992 px show all stages, and a mouse drags cards between them; narrower ones
 * show one stage, and a swipe leads to the next. The selection in a card moves it everywhere.
 */
export function SavedBoard({ items, onStage }: SavedBoardProps) {
  const t = useTranslations();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<SavedItem | null>(null);
  const shown = RECRUITING_STAGES.find((stage) => stage === params.get(STAGE)) ?? firstWithColleges(items);
  const linkTo = (stage: RecruitingStage) => {
    const next = new URLSearchParams(params);
    next.set(STAGE, stage);
    return { search: next.toString() };
  };
  const swipe = useSwipe((direction) => {
    const next = RECRUITING_STAGES[RECRUITING_STAGES.indexOf(shown) + direction];
    if (next !== undefined) void navigate(linkTo(next), { replace: true, state: { preserveScroll: true } });
  });
  const here = (stage: RecruitingStage) => items.filter((item) => item.stage === stage);
  return (
    <>
      <Box hideFrom="lg" mb="4">
        <TabsNav
          label={t('myColleges.stages')}
          tabs={RECRUITING_STAGES.map((stage) => ({
            to: linkTo(stage),
            text: t('myColleges.stageTab', { stage: t(`myColleges.stage.${stage}`), count: here(stage).length }),
            isCurrent: stage === shown,
            state: { preserveScroll: true },
          }))}
        />
      </Box>
      <Box
        {...swipe}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap="4"
        alignItems="stretch"
        minH={{ base: '60vh', lg: '0' }}
        css={{ touchAction: 'pan-y pinch-zoom' }}
      >
        {RECRUITING_STAGES.map((stage) => (
          <StageColumn
            key={stage}
            stage={stage}
            items={here(stage)}
            isShown={stage === shown}
            dragged={dragged}
            onDragged={setDragged}
            onStage={onStage}
          />
        ))}
      </Box>
    </>
  );
}

function firstWithColleges(items: readonly SavedItem[]): RecruitingStage {
  return RECRUITING_STAGES.find((stage) => items.some((item) => item.stage === stage)) ?? 'interested';
}

interface StageColumnProps extends SavedBoardProps {
  readonly stage: RecruitingStage;
  /** Whether narrow windows show it. */
  readonly isShown: boolean;
  readonly dragged: SavedItem | null;
  readonly onDragged: (item: SavedItem | null) => void;
}

/** A stage with its colleges. Only a card of this board can be dropped on it. */
function StageColumn({ stage, items, isShown, dragged, onDragged, onStage }: StageColumnProps) {
  const t = useTranslations();
  const [isOver, setIsOver] = useState(false);
  const takes = dragged !== null && dragged.stage !== stage;
  function allowDrop(event: DragEvent) {
    if (!takes) return;
    event.preventDefault();
    setIsOver(true);
  }
  function leave(event: DragEvent<HTMLElement>) {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setIsOver(false);
  }
  function drop(event: DragEvent) {
    setIsOver(false);
    if (!takes) return;
    event.preventDefault();
    onDragged(null);
    onStage(dragged, stage);
  }
  return (
    <Box
      as="section"
      aria-label={t(`myColleges.stage.${stage}`)}
      display={{ base: isShown ? 'block' : 'none', lg: 'block' }}
      minW="0"
      p={{ lg: '2' }}
      minH={{ lg: '12rem' }}
      bg={{ lg: isOver ? 'pitch.subtle' : 'bg.subtle' }}
      borderWidth={{ lg: '1px' }}
      borderColor={isOver ? 'pitch.solid' : 'border'}
      borderRadius="card"
      transition="background 150ms ease-out, border-color 150ms ease-out"
      onDragOver={allowDrop}
      onDragLeave={leave}
      onDrop={drop}
    >
      <Box hideBelow="lg" display="flex" alignItems="baseline" justifyContent="space-between" gap="2" px="2" pt="1" pb="3">
        <Heading as="h2" textStyle="h4">
          {t(`myColleges.stage.${stage}`)}
        </Heading>
        <Box as="span" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {items.length}
        </Box>
      </Box>
      {items.length === 0 ? (
        <Box px={{ lg: '2' }} py={{ base: '6', lg: '0' }} textStyle="small" color="fg.muted">
          {t(`myColleges.none.${stage}`)}
        </Box>
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
          gap="3"
          alignItems="start"
        >
          {items.map((item) => (
            <SavedCard
              key={item.collegeId}
              item={item}
              isDragged={dragged?.collegeId === item.collegeId}
              onDrag={(isDragged) => onDragged(isDragged ? item : null)}
              onStage={(next) => onStage(item, next)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The least way of a finger that is a swipe, in CSS pixels, and how much flatter than steep it must be. */
const LEAST_PX = 60;
const FLATNESS = 2;

/** Handlers that tell a swipe of one finger: 1 to what follows (to the left), -1 to what came before. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first, second] = Array.from(touches);
      start.current = first === undefined || second !== undefined ? null : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, to] = [start.current, Array.from(changedTouches)[0]];
      start.current = null;
      if (from === null || to === undefined) return;
      const [across, along] = [to.clientX - from.x, to.clientY - from.y];
      if (Math.abs(across) >= LEAST_PX && Math.abs(across) >= FLATNESS * Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
  };
}
