import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus with what a keyboard moves: a card or a row that moves is drawn again, and its selection of the stage
 * gets the focus back. `frame` goes around the selections; `follow` is called with the id before the move.
 */
export function useFollowedStage(items: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  const followed = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = followed.current;
    followed.current = null;
    if (id === null) return;
    const selections = [...(frame.current?.querySelectorAll('select') ?? [])];
    selections.find((one) => one.dataset.stageOf === id)?.focus();
  }, [items]);
  function follow(id: string): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.dataset.stageOf === id) followed.current = id;
  }
  return { frame, follow };
}
