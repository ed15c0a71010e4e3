import { type TouchEvent, useRef } from 'react';

/** The least way of a finger that is a swipe, in CSS pixels, and how much flatter than steep it must be. */
const LEAST_PX = 60;
const FLATNESS = 2;

/** Handlers that tell a swipe of one finger: 1 to what follows (to the left), -1 to what came before. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
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
