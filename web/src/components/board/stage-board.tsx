import { Box } from '@chakra-ui/react/box';
import { RECRUITING_STAGES, type RecruitingStage } from '@touchline/domain/person/recruiting-stages';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ScrollStrip } from '../../ui/page-layout';
import { TabsNav } from '../../ui/tabs-nav';
import type { CardDrag } from './board-card';
import { StageColumn } from './stage-column';
import { useSwipe } from './use-swipe';

/** The parameter of the address that names the stage which narrow windows show. */
const STAGE = 'stage';

/** What a board holds: each with a stage. */
export interface Staged {
  readonly stage: RecruitingStage;
}

/** The words of a board. */
export interface BoardTexts {
  /** The name of the stages as a group. */
  readonly stages: string;
  readonly nameOf: (stage: RecruitingStage) => string;
  /** The name of a stage as a region of the page. */
  readonly regionOf: (stage: RecruitingStage, count: number) => string;
  readonly tabOf: (stage: RecruitingStage, count: number) => string;
  /** What an empty stage says. */
  readonly noneIn: (stage: RecruitingStage) => string;
}

interface StageBoardProps<Item extends Staged> {
  readonly items: readonly Item[];
  readonly texts: BoardTexts;
  readonly onStage: (item: Item, stage: RecruitingStage) => void;
  /** An item as a list item. */
  readonly cardOf: (item: Item, drag: CardDrag) => ReactNode;
}

/**
 * A board by stages. Windows from 992 px show all stages in one row, the empty ones folded, and a mouse drags cards
 * between them; narrower ones show one stage with tabs to the others that hold something, and a swipe leads to the
 * next of these.
 */
export function StageBoard<Item extends Staged>({ items, texts, onStage, cardOf }: StageBoardProps<Item>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [dragged, setDragged] = useState<Item | null>(null);
  const here = (stage: RecruitingStage) => items.filter((item) => item.stage === stage);
  const filled = RECRUITING_STAGES.filter((stage) => here(stage).length > 0);
  const shown = RECRUITING_STAGES.find((stage) => stage === params.get(STAGE)) ?? filled[0] ?? 'interested';
  const offered = RECRUITING_STAGES.filter((stage) => stage === shown || filled.includes(stage));
  const linkTo = (stage: RecruitingStage) => {
    const next = new URLSearchParams(params);
    next.set(STAGE, stage);
    return { search: next.toString() };
  };
  const swipe = useSwipe((direction) => {
    const next = offered[offered.indexOf(shown) + direction];
    if (next !== undefined) void navigate(linkTo(next), { replace: true, state: { preserveScroll: true } });
  });
  function drop(stage: RecruitingStage): void {
    if (dragged !== null) onStage(dragged, stage);
    setDragged(null);
  }
  return (
    <>
      <Box hideFrom="lg" mb="4">
        <TabsNav
          label={texts.stages}
          tabs={offered.map((stage) => ({
            to: linkTo(stage),
            text: texts.tabOf(stage, here(stage).length),
            isCurrent: stage === shown,
            state: { preserveScroll: true },
          }))}
        />
      </Box>
      <ScrollStrip label={texts.stages} pb={{ lg: '2' }}>
        <Box
          {...swipe}
          display={{ base: 'block', lg: 'flex' }}
          gap="3"
          alignItems="stretch"
          minH={{ base: '40vh', lg: '20rem' }}
          css={{ touchAction: 'pan-y pinch-zoom' }}
        >
          {RECRUITING_STAGES.map((stage) => (
            <StageColumn
              key={stage}
              name={texts.nameOf(stage)}
              region={texts.regionOf(stage, here(stage).length)}
              none={texts.noneIn(stage)}
              count={here(stage).length}
              isShown={stage === shown}
              takes={dragged !== null && dragged.stage !== stage}
              onDrop={() => drop(stage)}
            >
              {here(stage).map((item) =>
                cardOf(item, { isDragged: item === dragged, onDrag: (isDragged) => setDragged(isDragged ? item : null) }),
              )}
            </StageColumn>
          ))}
        </Box>
      </ScrollStrip>
    </>
  );
}
